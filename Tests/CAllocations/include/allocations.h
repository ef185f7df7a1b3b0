// Counts the allocations of the calling thread, by standing before the C library's malloc.
unsigned long allocations_of_this_thread(void);
