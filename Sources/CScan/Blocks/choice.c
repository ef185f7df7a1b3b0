// Selects the scans for the instructions that the processor supports.
#include "scan_blocks.h"

extern const scan_blocks scan_blocks_portable, scan_blocks_sse2, scan_blocks_avx2, scan_blocks_avx512;

#if defined(__x86_64__)
static bool has_avx2(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("popcnt") &&
         __builtin_cpu_supports("pclmul");
}

static bool has_avx512(void) {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vbmi2");
}
#endif

const scan_blocks *scan_blocks_by(scan_instructions set) {
  switch (set) {
#if defined(__x86_64__)
  case scan_avx512: return has_avx512() ? &scan_blocks_avx512 : NULL;
  case scan_avx2: return has_avx2() ? &scan_blocks_avx2 : NULL;
#endif
#if defined(__SSE2__)
  case scan_sse2: return &scan_blocks_sse2;
#endif
  case scan_portable: return &scan_blocks_portable;
  default: return NULL;
  }
}

const scan_blocks *scan_blocks_best(void) {
  for (scan_instructions set = scan_avx512; set > scan_portable; set--) {
    const scan_blocks *blocks = scan_blocks_by(set);
    if (blocks) return blocks;
  }
  return &scan_blocks_portable;
}
