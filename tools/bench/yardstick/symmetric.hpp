// symmetric.hpp - what the programs for symmetric games SN(n, A) share: the game, its sorted tuples, threads,
// and the answer.
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
static void tally(Sums& s, bool isP, int value) { s.pSorted += isP; s.max = std::max<u64>(s.max, value); }
// Walk the blocks x[n-1] = m, each in steps(m) steps; step l of block m runs after step l - 1 of the
// same block and after step min(l, last) of block m - 1.
template <class Steps, class Fn> static void schedule(int B, int threads, Steps steps, Fn fn) {
  vector<std::atomic<int>> done(B + 1); for (auto& d : done) d.store(0);
  auto work = [&](int t) {
    for (int m = t; m <= B; m += threads) for (int l = 0, seen = m ? 0 : 1 << 30; l < steps(m); l++) {
      if (m) for (int need = std::min(l + 1, steps(m - 1)), spin = 0; seen < need; spin++) {
        seen = done[m - 1].load(std::memory_order_acquire); if (spin > 4000) std::this_thread::yield();
      }
      fn(m, l);
      done[m].store(l + 1, std::memory_order_release);
    }
  };
  vector<std::thread> pool; for (int t = 1; t < threads; t++) pool.emplace_back(work, t);
  work(0); for (auto& th : pool) th.join();
}
// Times a layout and checks it: value(sums, what the table holds).
template <class L, class E, class Value> static Result timeLimit(L& layout, const Options& o, Value value) {
  return timed(layout.slots * sizeof(E), o, [&](u8* p) { layout.solve((E*)p, o.threads); },
               [&](Sums& s, u8* p) { forSorted(layout.B, [&](int* x) { value(s, layout.at((E*)p, x)); }); });
}
template <class L, class E> static Result remoteness(const Options& o) {
  L layout(o.B); return timeLimit<L, E>(layout, o, [](Sums& s, E k) { int r = Remote<E>::value(k); tally(s, r % 2 == 0, r); });
}
template <class L, class E> static Result mex(const Options& o) {
  L layout(o.B); Result r = timeLimit<L, E>(layout, o, [](Sums& s, E h) { if (h) tally(s, h == 1, Mex<E>::value(h)); });
  r.narrow = layout.narrow; return r;
}
// Solves by the layout R<E> or M<E> for remoteness or SG in cells E, by O in cells Cell for outcomes; prints the answer.
template <template <class> class R, template <class> class M, class O, class Cell> static void answer(Options o) {
  const int longest = n * o.B / minA + 1;              // every move takes minA stones or more: bounds a remoteness
  Result r;
  if (o.q() == OUTCOME) { O layout(o.B); r = timeLimit<O, Cell>(layout, o, [](Sums& s, int p) { if (p) tally(s, true, 0); }); }
  else if (o.q() == REMOTENESS) { o.lane = longest <= 253 ? 8 : 16; r = o.lane == 8 ? remoteness<R<u8>, u8>(o) : remoteness<R<u16>, u16>(o); }
  else for (o.lane = 8; ; o.lane *= 2) {               // narrow lanes first: the mex is usually small
    r = o.lane == 8 ? mex<M<u8>, u8>(o) : o.lane == 16 ? mex<M<u16>, u16>(o) : o.lane == 32 ? mex<M<u32>, u32>(o) : mex<M<u64>, u64>(o);
    if (!r.narrow || o.lane == 64) break;
  }
  print(o, r);
}
