// planes.cpp - the yardstick for symmetric slow games SN(n, A) whose rows are short: n = 5 to 12 piles,
// every move takes 3 stones or more (4 for outcomes).  Normal play.  Use and answer as runs.cpp.
//
// PLANE LAYOUT.  Tuples are sorted, x[0] <= ... <= x[n-1], x[n-1] slowest.  With c = x[2], the x[0], x[1] = 0..c
// of fixed x[2..n-1] form a square PLANE: rows x[1] of one width, which depends on the CLASS of c only, each
// with "no option" behind x[0] = c, and one row of "no option" behind x[1] = c.  What lies above the diagonal,
// x[0] > x[1], is right by symmetry.  An option lies at one distance from every slot of a plane, so that the
// whole plane is one stencil of vectors.  Planes c = 0..x[3] follow one another, and slots of the tiers above
// are sums as in runs.cpp.  Where the next plane is wider, a GHOST follows a plane: the same plane in the
// wider layout, so that the plane below is always (c + 1) rows behind.
// Values: as in runs.cpp.  Outcomes: a row is one word of 8, 16, 32 or 64 bits.
//
// The options of a SLAB (x[3..n-1] fixed) are a list of distances, made once; planes of one slab differ in the
// distance of the plane below only.  Four vectors of a plane share the walk along the list.

#include "symmetric.hpp"

static_assert(n >= 5 && n <= 12 && minA >= 3, "5 to 12 piles, 3 stones or more");
enum { PAD = 1024 };                                   // bytes kept free in front of every block
constexpr int UPPER = n - 3, PATTERNS = 1 << UPPER, MOVES = 1 << n;

// Bit 0 of a pattern says x[3] == 0, bit i says x[3 + i] == x[2 + i]; u: the piles x[3..] a move takes from.
static bool legal(int pattern, u32 u) {
  bool ok = !(pattern & u & 1);
  for (int i = 1; i < UPPER; i++) if ((pattern >> i & 1) && (u >> i & 1) && !(u >> (i - 1) & 1)) ok = false;
  return ok;
}
// Moves in up to four parts, by whether they take from x[0] (told apart for bits only) and from x[2].  Those of
// a part that take from x[3] without x[2] come last, from `mid`: not for x[2] == x[3].
struct List { u32 v[MOVES]; int count = 0, begin[4], mid[4], end[4]; };
static List listOf(int pattern, bool bits) {
  List L;
  for (u32 part = 0; part < 4; part++) {
    L.begin[part] = L.count;
    for (int last = 0; last < 2; last++) {
      if (last) L.mid[part] = L.count;
      for (u32 v = 1; v < MOVES; v++) {
        u32 mine = (bits ? (v & 1) << 1 : 0) | (v >> 2 & 1);
        if (allowed(v) && legal(pattern, v >> 3) && mine == part && int((v >> 2 & 3) == 2) == last) L.v[L.count++] = v;
      }
    }
    L.end[part] = L.count;
  }
  return L;
}

// Outcomes, a row in a word of type R: P = none of the options is.
struct Bits {
  enum { sg = 0, bits = 1 }; static constexpr u8 none = 0;
  template <class V> static V combine(V a, V b) { return a | b; }
  template <class V> static V finish(V s) { return ~s; }
  template <class V> static V blank(V x, V mask) { return x & ~mask; }
};
template <class E> struct RemotePlanes : Remote<E> { enum { bits = 0 }; };
template <class E> struct MexPlanes : Mex<E> { enum { bits = 0 }; };

template <class E, class Op> struct Planes {
  using Bytes = typename VecT<u8>::type;                // ones where a mex did not fit
  int B; size_t slots; std::atomic<bool> narrow{false}; vector<List> lists;
  vector<int> row; vector<ptrdiff_t> T[n]; vector<vector<u8>> masks;    // row[c]: bytes; masks[c]: ones where no position is
  Planes(int most) : B(most) {
    for (int p = 0; p < PATTERNS; p++) lists.push_back(listOf(p, Op::bits));
    for (int c = 0, w = 0; c <= B; c++) {
      if (Op::bits) w = c < 8 ? 1 : c < 16 ? 2 : c < 32 ? 4 : 8;
      else if (c + 2 > w) w = std::min(B + 2, std::max(4, c + 2 + c / 2));
      row.push_back(w * sizeof(E));
    }
    row.push_back(row[B]);
    for (auto& t : T) t.assign(B + 2, 0);
    for (int c = 0; c <= B; c++) {
      T[2][c + 1] = T[2][c] + (c + 2) * row[c] + (row[c + 1] != row[c] ? (c + 3) * row[c + 1] : 0);
      masks.push_back(vector<u8>((c + 2) * row[c] + 2 * VB, 0xff));
      for (int b = 0; b <= c; b++) for (int a = 0; a <= c; a++) {
        u8* m = &masks[c][b * row[c]];
        if (Op::bits) m[a / 8] &= ~(1 << (a & 7)); else memset(m + a * sizeof(E), 0, sizeof(E));
      }
    }
    for (int i = 3; i < n; i++) for (int v = 0; v <= B; v++) T[i][v + 1] = T[i][v] + T[i - 1][v + 1] + (i == n - 1 ? PAD : 0);
    slots = (T[n - 1][B + 1] + 2 * PAD) / sizeof(E);
  }
  template <class V, int W> static inline void gather(V* s, const u8* p, const ptrdiff_t* o, int begin, int end) {
    for (int i = begin; i < end; i++) { const u8* q = p - o[i]; for (int w = 0; w < W; w++) s[w] = Op::combine(s[w], load<V>(q + w * VB)); }
  }
  // W vectors at d of a plane c; the plane below lies `below` bytes behind, R is the word of a row or a value.
  template <class R, int W> inline void vectors(u8* d, int c, bool top, ptrdiff_t below, const ptrdiff_t* o, const List& L, const u8* mask, Bytes& full) {
    using V = typename VecT<R>::type; V s[W];
    for (int w = 0; w < W; w++) s[w] = V{} + R(Op::none);
    const int* end = top ? L.mid : L.end;
    if (Op::bits) {
      gather<V, W>(s, d, o, L.begin[2], end[2]);
      if (c) gather<V, W>(s, d - below, o, L.begin[3], L.end[3]);
      for (int w = 0; w < W; w++) s[w] = s[w] << 1;
    }
    gather<V, W>(s, d, o, L.begin[0], end[0]);
    if (c) gather<V, W>(s, d - below, o, L.begin[1], L.end[1]);
    for (int w = 0; w < W; w++) {
      V m = load<V>(mask + w * VB);
      if (Op::sg) full |= (Bytes)((V)(s[w] == V{} + R(~R(0))) & ~m);
      store(d + w * VB, Op::blank(Op::finish(s[w]), m));
    }
  }
  template <class R> void plane(u8* d, int c, bool top, const ptrdiff_t* o, const List& L, Bytes& full) {
    const ptrdiff_t below = (c + 1) * row[c]; const u8* m = masks[c].data();
    int left = ((c + 2) * row[c] + VB - 1) / VB;
    for (int w; left > 0; left -= w, d += w * VB, m += w * VB) {
      w = left > 4 ? (left < 7 ? 3 : 4) : left;
      if (w == 4) vectors<R, 4>(d, c, top, below, o, L, m, full); else if (w == 3) vectors<R, 3>(d, c, top, below, o, L, m, full);
      else if (w == 2) vectors<R, 2>(d, c, top, below, o, L, m, full); else vectors<R, 1>(d, c, top, below, o, L, m, full);
    }
  }
  // Plane c, which ends at `to`, again in the wider rows, of which the one in front is closing too.
  void ghost(u8* to, int c) {
    const u8* from = to - (c + 2) * row[c]; const int wide = row[c + 1];
    using V = typename VecT<E>::type; const V blank = V{} + E(Op::none);
    for (int i = 0; i < wide; i += VB) store(to + i, blank);
    for (int r = 0; r < c + 2; r++, from += row[c]) {
      to += wide;
      for (int i = 0; i < row[c]; i += VB) store(to + i, load<V>(from + i));
      for (int i = row[c]; i < wide; i += VB) store(to + i, blank);
    }
  }
  void slab(u8* d, int pattern, const int* x) {
    const List& L = lists[pattern]; const int K = L.count;
    ptrdiff_t sum[PATTERNS] = {0}, o[MOVES]; Bytes full{};
    for (u32 u = 1; u < PATTERNS; u++) { int i = 3 + __builtin_ctz(u), v = x[i]; sum[u] = sum[u & (u - 1)] + (v ? T[i][v] - T[i][v - 1] : 0); }
    for (int c = 0, width = 0; c <= x[3]; c++) {
      if (row[c] != width) {
        width = row[c];
        for (int i = 0; i < K; i++) { u32 v = L.v[i]; o[i] = sum[v >> 3] + (Op::bits ? 0 : (v & 1) * sizeof(E)) + (v >> 1 & 1) * width; }
      }
      u8* at = d + T[2][c]; const bool top = c == x[3];
      if constexpr (!Op::bits) plane<E>(at, c, top, o, L, full);
      else if (width == 1) plane<u8>(at, c, top, o, L, full); else if (width == 2) plane<u16>(at, c, top, o, L, full);
      else if (width == 4) plane<u32>(at, c, top, o, L, full); else plane<u64>(at, c, top, o, L, full);
      if (row[c + 1] != width) ghost(at + (c + 2) * width, c);
    }
    if (Op::sg) for (int i = 0; i < VB; i++) if (full[i]) narrow = true;
  }
  // Step l of block m: all slabs with x[n-1] = m, x[n-2] = l.
  void step(u8* base, int m, int l) {
    if (l == 0) { u8* d = base + T[n - 1][m]; for (int i = PAD / 2; i < PAD; i += sizeof(E)) { E none = Op::none; memcpy(d + i, &none, sizeof none); } }
    int x[n] = {0}; x[n - 1] = m; x[n - 2] = l;
    for (;;) {
      ptrdiff_t at = PAD; int p = x[3] == 0;
      for (int i = 3; i < n; i++) { at += T[i][x[i]]; if (i > 3) p |= (x[i] == x[i - 1]) << (i - 3); }
      slab(base + at, p, x);
      int i = 3; while (i < n - 2 && x[i] == x[i + 1]) i++;
      if (i >= n - 2) return;
      x[i]++; for (int j = 3; j < i; j++) x[j] = 0;
    }
  }
  void solve(E* base, int threads) {
    schedule(B, threads, [](int m) { return m + 1; }, [&](int m, int l) { step((u8*)base, m, l); });
  }
  E at(const E* base, const int* x) const {
    const u8* d = (const u8*)base + PAD + x[1] * row[x[2]];
    for (int i = 2; i < n; i++) d += T[i][x[i]];
    if (Op::bits) return d[x[0] / 8] >> (x[0] & 7) & 1;
    E value; memcpy(&value, d + x[0] * sizeof(E), sizeof(E)); return value;
  }
};

template <class E> using Remotenesses = Planes<E, RemotePlanes<E>>;
template <class E> using Mexes = Planes<E, MexPlanes<E>>;
int main(int argc, char** argv) {
  const Options o = optionsOf(argc, argv);
  if (o.q() == OUTCOME && (minA < 4 || o.B > 63)) { fprintf(stderr, "not by planes\n"); return 2; }
  answer<Remotenesses, Mexes, Planes<u8, Bits>, u8>(o);
}
