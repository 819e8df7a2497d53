// common.hpp - what the programs of the yardstick share: clocks, vectors, memory, how values are stored,
// timing, and the line of JSON that each prints.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <utility>
#include <vector>
#include <sys/mman.h>

#ifndef VB
#ifdef __AVX2__
#define VB 32
#else
#define VB 16
#endif
#endif

using u8 = uint8_t; using u16 = uint16_t; using u32 = uint32_t; using u64 = uint64_t;
using std::vector; using std::string; using std::ptrdiff_t;
template <int... I> using Seq = std::integer_sequence<int, I...>;
template <int K> using Upto = std::make_integer_sequence<int, K>;
static double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }
static double cpu() { timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec + t.tv_nsec * 1e-9; }

enum Quantity { OUTCOME, REMOTENESS, SG };
struct Sums { u64 pSorted = 0, max = 0; };

// ---------------------------------------------------------------- vectors and memory
template <class E, int BYTES = VB> struct VecT { typedef E type __attribute__((vector_size(BYTES))); };
template <class V> static inline V load(const void* p) { V v; memcpy(&v, p, sizeof v); return v; }
template <class V> static inline void store(void* p, V v) { memcpy(p, &v, sizeof v); }
struct Buffer {                                        // zeroed pages, huge ones where granted
  u8* p; size_t bytes;
  Buffer(size_t b, bool small) : bytes((b + (2 << 20)) & ~size_t((2 << 20) - 1)) {
    p = (u8*)mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) { perror("mmap"); exit(1); }
    madvise(p, bytes, small ? MADV_NOHUGEPAGE : MADV_HUGEPAGE);
  }
  ~Buffer() { munmap(p, bytes); }
};

// ---------------------------------------------------------------- remoteness and SG as they are stored
template <class E> struct Remote {
  using V = typename VecT<E>::type; enum { sg = 0 }; static constexpr E none = E(~E(0));
  static V combine(V a, V b) { return a < b ? a : b; }
  static V finish(V k) { const V half = V{} + E(E(1) << (8 * sizeof(E) - 1)); return ~k + (V)(k < half); }
  static V blank(V x, V mask) { return x | mask; }
  static bool lost(E k) { return !(k >> (8 * sizeof(E) - 1)); }
  static int value(E k) { return lost(k) ? 2 * int(k) : 2 * int(E(~k)) - 1; }
};
template <class E> struct Mex {
  using V = typename VecT<E>::type; enum { sg = 1 }; static constexpr E none = 0;
  static V combine(V a, V b) { return a | b; }
  static V finish(V s) { return ~s & (s + 1); }
  static V blank(V x, V mask) { return x & ~mask; }
  static bool lost(E h) { return h == 1; }
  static int value(E h) { return __builtin_ctzll(h); }
};

// ---------------------------------------------------------------- options, timing, answer
struct Options {
  int B = 0, threads = 1, reps = 3, lane = 0; bool check = true, small = false;
  string quantity = "outcome";
  Quantity q() const { return quantity == "outcome" ? OUTCOME : quantity == "remoteness" ? REMOTENESS : SG; }
};
static Options optionsOf(int argc, char** argv) {
  Options o;
  if (argc < 2) { fprintf(stderr, "usage: %s B [--quantity outcome|remoteness|sg] [--threads T] [--reps R] [--small] [--nocheck]\n", argv[0]); exit(2); }
  o.B = atoi(argv[1]);
  for (int i = 2; i < argc; i++) {
    string a = argv[i]; auto next = [&] { return string(i + 1 < argc ? argv[++i] : ""); };
    if (a == "--quantity") o.quantity = next();
    else if (a == "--threads") o.threads = stoi(next()); else if (a == "--reps") o.reps = stoi(next());
    else if (a == "--nocheck") o.check = false; else if (a == "--small") o.small = true;
  }
  return o;
}
struct Result { Sums sums; double warm = 1e9, cpuBest = 1e9, cpuWarm = 1e9; bool narrow = false; };
// solve(memory) is run twice on fresh memory in each repetition; check(memory) looks at the first solution.
template <class Solve, class Check> static Result timed(size_t bytes, const Options& o, Solve solve, Check check) {
  Result r;
  for (int i = 0; i < o.reps; i++) {
    double u = cpu(); Buffer buf(bytes, o.small); solve(buf.p);
    r.cpuBest = std::min(r.cpuBest, cpu() - u);
    double t = now(); u = cpu(); solve(buf.p);
    r.warm = std::min(r.warm, now() - t); r.cpuWarm = std::min(r.cpuWarm, cpu() - u);
    if (i == 0 && o.check) check(r.sums, buf.p);
  }
  return r;
}
static void print(const Options& o, const Result& r) {
  printf("{\"lane\":%d,\"warm\":%.6f,\"cpuBest\":%.6f,\"cpuWarm\":%.6f,\"pSorted\":%llu,\"max\":%llu}\n",
         o.lane, r.warm, r.cpuBest, r.cpuWarm, (unsigned long long)r.sums.pSorted, (unsigned long long)r.sums.max);
}
