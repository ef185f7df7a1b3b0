// Returns the number of allocations of the calling thread so far. The library defines malloc and its relatives in
// front of the C library's.
unsigned long allocations_of_this_thread(void);
