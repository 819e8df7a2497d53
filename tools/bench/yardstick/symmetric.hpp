// symmetric.hpp - what the programs for symmetric games SN(n, A) share: the game, its sorted tuples, their
// sums over the full box, and threads.
#pragma once
#include <atomic>
#include <thread>
#include "common.hpp"

#ifndef PILES
#define PILES 4
#endif
#ifndef SIZES
#define SIZES 3
#endif

constexpr int n = PILES, sizeList[] = {SIZES};
constexpr u32 sizeMask() { u32 m = 0; for (int a : sizeList) m |= 1u << a; return m; }
constexpr u32 sizes = sizeMask();
constexpr int minA = __builtin_ctz(sizes);
constexpr bool allowed(u32 v) { return v && (sizes >> __builtin_popcount(v) & 1); }
struct Game { int B; bool misere; };

// Number of orderings of a sorted tuple.
static u64 orderings(const int* x) {
  u64 r = 1; int same = 0;
  for (int i = 0; i < n; i++) { same = (i && x[i] == x[i - 1]) ? same + 1 : 1; r = r * (i + 1) / same; }
  return r;
}
// Visit all sorted tuples with entries 0..B, x[0] fastest.
template <class F> static void forSorted(int B, F f) {
  int x[n + 1] = {0}; x[n] = B;
  for (;;) {
    f(x);
    int i = 0; while (i < n && x[i] == x[i + 1]) i++;
    if (i == n) return;
    x[i]++; std::fill(x, x + i, 0);
  }
}
static void tally(Sums& s, const Game& g, Quantity q, const int* x, int r) {
  u64 w = orderings(x);
  if (q == SG ? r == 0 : (r & 1) == int(g.misere)) { s.pSorted++; s.pFull += w; }
  s.sumFull += w * r; s.max = std::max<u64>(s.max, r);
}
// Walk the blocks x[n-1] = m, each in steps(m) steps; step l of block m runs after step l - 1 of the
// same block and after step min(l + lead, last) of block m - 1.
template <class Steps, class Fn> static void schedule(int B, int threads, int lead, Steps steps, Fn fn) {
  vector<std::atomic<int>> done(B + 1); for (auto& d : done) d.store(0);
  auto work = [&](int t) {
    for (int m = t; m <= B; m += threads) for (int l = 0, seen = m ? 0 : 1 << 30; l < steps(m); l++) {
      if (m) for (int need = std::min(l + lead + 1, steps(m - 1)), spin = 0; seen < need; spin++) {
        seen = done[m - 1].load(std::memory_order_acquire); if (spin > 4000) std::this_thread::yield();
      }
      fn(m, l);
      done[m].store(l + 1, std::memory_order_release);
    }
  };
  vector<std::thread> pool; for (int t = 1; t < threads; t++) pool.emplace_back(work, t);
  work(0); for (auto& th : pool) th.join();
}
static string gameText() {
  string s = "\"n\":" + std::to_string(n) + ",\"A\":[";
  for (int a = 1, k = 0; a <= n; a++) if (sizes >> a & 1) s += (k++ ? "," : "") + std::to_string(a);
  return s + "]";
}
// Times a layout and checks it: value(sums, tuple, what the table holds).
template <class L, class E, class Value> static Result timeLimit(L& layout, const Options& o, Value value) {
  return timed(layout.slots * sizeof(E), o, [&](u8* p) { return layout.solve((E*)p, o.threads); },
               [&](Sums& s, u8* p) { forSorted(layout.B, [&](int* x) { value(s, x, layout.at((E*)p, x)); }); });
}
static void printSymmetric(const Options& o, const Result& r) {
  double full = 1, sorted = 1; for (int i = 0; i < n; i++) { full *= o.B + 1; sorted *= double(o.B + 1 + i) / (i + 1); }
  print(gameText(), o, r, full, sorted);
}
