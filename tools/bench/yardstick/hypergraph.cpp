// hypergraph.cpp - the yardstick for slow hypergraph games HNIM(n; H) on the full box [0..B]^n, n = 2 to 8:
// a move takes one stone from every pile of an edge of H.  Normal play.  Use and answer as runs.cpp.
//
//   g++ -std=c++17 -O3 -march=native -pthread -DPILES=4 -DEDGES=3,6,12,9 hypergraph.cpp -o c4
//   (an edge is the sum of 2^i over its piles i = 0, 1, ...)
//
// LAYOUT.  Positions in lexicographic order, x[0] fastest, every pile with one slot more, in front, that holds
// "no option": an option of a whole row lies at one distance, and piles that are empty need no cases.  So a row
// x[0] = 0..B is one stencil of vectors, with the edges known to the compiler.  The pile laid along x[0] is one
// without an edge of its own, so that no row depends on itself.  Values as in runs.cpp.
// Outcomes: a row is a bit for each x[0] in words of 64 bits (or fewer where B is small), P = ~(a | b << 1),
// where a, b are the rows of the options that do not take, that take from x[0].  Where no edge lies within x[0]
// and x[1], the words of all rows x[1] = 0..B are one stencil of vectors.
// One thread.

#include "common.hpp"

#ifndef PILES
#define PILES 3
#endif
#ifndef EDGES
#define EDGES 3,6
#endif
constexpr int n = PILES; constexpr u32 given[] = {EDGES}; constexpr int K = sizeof given / sizeof *given;
static_assert(n >= 2 && n <= 8, "2 to 8 piles");

// The order of the piles: place[p] is where pile p is laid. First a pile without an edge of its own, then one
// that has none either, nor one with the first.
constexpr bool isEdge(u32 v) { for (u32 e : given) if (e == v) return true; return false; }
struct Order { int first = 0, second = 1, badness = 9; };
constexpr Order best() {
  Order r;
  for (int p = 0; p < n; p++) for (int q = 0; q < n; q++) if (p != q) {
    int bad = 4 * isEdge(1u << p) + isEdge(1u << q) + isEdge(1u << p | 1u << q);
    if (bad < r.badness) r = Order{p, q, bad};
  }
  return r;
}
constexpr Order order = best();
constexpr int placeOf(int p) {
  if (p == order.first) return 0;
  if (p == order.second) return 1;
  int place = 2; for (int i = 0; i < p; i++) if (i != order.first && i != order.second) place++;
  return place;
}
struct Edges { u32 v[K] = {}; };
constexpr Edges placed() {
  Edges r;
  for (int i = 0; i < K; i++) for (int p = 0; p < n; p++) if (given[i] >> p & 1) r.v[i] |= 1u << placeOf(p);
  return r;
}
constexpr Edges edges = placed();
constexpr bool apart = order.badness == 0;             // no edge within x[0] and x[1]
static_assert(order.badness < 4, "a pile without an edge of its own");

// Slots of a box: a row x[0] = 0..B takes `row` cells, `first` from one x[0] to the next; x[1..n-1] run from -1.
struct Box {
  int B; ptrdiff_t stride[n], size, back[K];
  Box(int b, ptrdiff_t row, ptrdiff_t first) : B(b), size(row) {
    stride[0] = first;
    for (int i = 1; i < n; i++) { stride[i] = size; size *= B + 2; }
    for (int k = 0; k < K; k++) { back[k] = 0; for (int i = 0; i < n; i++) if (edges.v[k] >> i & 1) back[k] += stride[i]; }
  }
  ptrdiff_t slot(const int* x) const { ptrdiff_t s = x[0] * stride[0]; for (int i = 1; i < n; i++) s += (x[i] + 1) * stride[i]; return s; }
  // f(slot) for all x[from..n-1] in order, the piles below 0.
  template <class F> void each(int from, F f) const {
    int x[n] = {0};
    for (;;) {
      f(slot(x));
      int i = from; while (i < n && x[i] == B) x[i++] = 0;
      if (i == n) return;
      x[i]++;
    }
  }
  // "No option" where one of the piles x[1..i] is -1.
  template <class E> void fence(E* d, E none, int i = n - 1) const {
    if (i == 0) return;
    std::fill(d, d + stride[i], none);
    for (int v = 0; v <= B; v++) fence(d + (v + 1) * stride[i], none, i - 1);
  }
};
enum { PAD = 64 };                                     // cells kept free before and behind the box

template <class E, template <class> class OpT> struct Values {
  using Op = OpT<E>; using V = typename VecT<E>::type; enum { NV = VB / sizeof(E) };
  Box box; size_t slots; bool narrow = false; E masks[2 * NV];
  // One closing slot lies behind x[0] = B and in front of x[0] = 0 of the next row.
  Values(int B) : box(B, B + 2, 1), slots(box.size + 2 * PAD) { std::fill(masks, masks + NV, 0); std::fill(masks + NV, masks + 2 * NV, E(~E(0))); }
  template <int... I> static inline V gather(const E* d, const ptrdiff_t* o, Seq<I...>) { V s = V{} + Op::none; ((s = Op::combine(s, load<V>(d - o[I]))), ...); return s; }
  void solve(E* base) {
    E* first = base + PAD; const Box b = box; V all{};
    first[-1] = Op::none; b.fence(first, E(Op::none));
    b.each(1, [&](ptrdiff_t at) {
      E* d = first + at; int len = b.B + 1;
      for (; len >= NV; len -= NV, d += NV) { V s = gather(d, b.back, Upto<K>()); if (Op::sg) all = all > s ? all : s; store(d, Op::finish(s)); }
      V s = gather(d, b.back, Upto<K>()), mask = load<V>(masks + NV - len);
      if (Op::sg) { V t = s & ~mask; all = all > t ? all : t; }
      store(d, Op::blank(Op::finish(s), mask));
    });
    if (Op::sg) for (int i = 0; i < NV; i++) if (all[i] == E(~E(0))) narrow = true;
  }
  E at(const E* base, const int* x) const { return base[PAD + box.slot(x)]; }
};

// R: the word of a row; several of 64 bits where B > 63, then a multiple of a vector of them.
template <class R> struct Bits {
  enum { BITS = 8 * sizeof(R), NV = VB / sizeof(R) }; using V = typename VecT<R>::type;
  static int words(int B) { int w = B / BITS + 1; return w == 1 ? 1 : (w + NV - 1) / NV * NV; }
  Box box; size_t slots; vector<R> mask;
  Bits(int B) : box(B, words(B), 0), slots(box.size + 2 * PAD), mask(std::max<int>(words(B), 1)) {
    for (int x = 0; x <= B; x++) mask[x / BITS] |= R(R(1) << (x % BITS));
  }
  template <class T, int... I> static inline void gather(T& a, T& b, const R* d, const ptrdiff_t* o, Seq<I...>) {
    a = b = T{}; (((edges.v[I] & 1 ? b : a) |= load<T>(d - o[I])), ...);
  }
  // b << 1 across the words of a row; `before`: the vector in front.
  static inline V shift(V b, V before) {
    if constexpr (sizeof(R) < 8) return b << 1;
    else if constexpr (NV == 2) return b << 1 | __builtin_shufflevector(before, b, 1, 2) >> 63;
    else if constexpr (NV == 4) return b << 1 | __builtin_shufflevector(before, b, 3, 4, 5, 6) >> 63;
    else return b << 1 | __builtin_shufflevector(before, b, 7, 8, 9, 10, 11, 12, 13, 14) >> 63;
  }
  void solve(R* base) {
    R* first = base + PAD; const Box box = this->box; const int w = words(box.B); const auto all = Upto<K>();
    box.fence(first, R(0));
    if (w > 1) box.each(1, [&](ptrdiff_t at) {
      V before{}, a, b;
      for (int i = 0; i < w; i += NV) { gather(a, b, first + at + i, box.back, all); store(first + at + i, V(~(a | shift(b, before)) & load<V>(&mask[i]))); before = b; }
    });
    else if (apart) box.each(2, [&](ptrdiff_t at) {
      const V full = V{} + mask[0]; V a, b; int left = box.B + 1; R* d = first + at;
      for (; left > 0; left -= NV, d += NV) { gather(a, b, d, box.back, all); store(d, V(~(a | b << 1) & full)); }
      for (; left < 0; left++) d[left] = 0;            // what lies behind the row
    });
    else box.each(1, [&](ptrdiff_t at) { R a, b; gather(a, b, first + at, box.back, all); first[at] = ~(a | b << 1) & mask[0]; });
  }
  R at(const R* base, const int* x) const { return base[PAD + box.slot(x) + x[0] / BITS] >> (x[0] % BITS) & 1; }
};

// ---------------------------------------------------------------- driver
template <class E, class L, class Tally> static Result timeBox(L& layout, const Options& o, Tally tally) {
  return timed(layout.slots * sizeof(E), o, [&](u8* p) { layout.solve((E*)p); }, [&](Sums& s, u8* p) {
    int x[n] = {0};
    for (int i = 0; i < n;) {
      tally(s, layout.at((E*)p, x));
      for (i = 0; i < n && x[i] == o.B; i++) x[i] = 0;
      if (i < n) x[i]++;
    }
  });
}
static void add(Sums& s, bool isP, u64 value) { s.pSorted += isP; s.max = std::max(s.max, value); }
template <class E> static Result remoteness(const Options& o) {
  Values<E, Remote> L(o.B); return timeBox<E>(L, o, [](Sums& s, E k) { int r = Remote<E>::value(k); add(s, r % 2 == 0, r); });
}
template <class E> static Result mex(const Options& o) {
  Values<E, Mex> L(o.B); Result r = timeBox<E>(L, o, [](Sums& s, E h) { if (h) add(s, h == 1, Mex<E>::value(h)); });
  r.narrow = L.narrow; return r;
}
template <class R> static Result outcome(const Options& o) { Bits<R> L(o.B); return timeBox<R>(L, o, [](Sums& s, R p) { add(s, p, 0); }); }

int main(int argc, char** argv) {
  Options o = optionsOf(argc, argv); const Quantity q = o.q();
  if (o.threads > 1) { fprintf(stderr, "not by boxes\n"); return 2; }
  int least = n; for (u32 e : given) least = std::min(least, __builtin_popcount(e));
  const int longest = n * o.B / least + 1;
  Result r;
  if (q == OUTCOME) r = o.B < 8 ? outcome<u8>(o) : o.B < 16 ? outcome<u16>(o) : o.B < 32 ? outcome<u32>(o) : outcome<u64>(o);
  else if (q == REMOTENESS) { o.lane = longest <= 253 ? 8 : 16; r = o.lane == 8 ? remoteness<u8>(o) : remoteness<u16>(o); }
  else for (o.lane = 8; ; o.lane *= 2) {
    r = o.lane == 8 ? mex<u8>(o) : o.lane == 16 ? mex<u16>(o) : o.lane == 32 ? mex<u32>(o) : mex<u64>(o);
    if (!r.narrow || o.lane == 64) break;
  }
  print(o, r);
}
