/** A link of the menu, with the text of the link and the path of the page under docs. */
export interface MenuLink {
  readonly title: string
  readonly page: string
}

/** The menu of every page. It begins with a new reader's questions and ends with the reference. */
export const MENU: readonly { readonly title: string; readonly links: readonly MenuLink[] }[] = [
  {
    title: 'Begin',
    links: [
      { title: 'What nimlab is', page: 'index.md' },
      { title: 'What is true about my game', page: 'tutorial.md' },
      { title: 'Glossary', page: 'glossary.md' },
      { title: 'Gallery', page: 'gallery.md' },
      { title: 'The explorer', page: 'explorer.md' },
    ],
  },
  {
    title: 'How to',
    links: [
      { title: 'Verify a paper', page: 'how-to/verify-a-paper.md' },
      { title: 'Test a formula', page: 'how-to/test-a-formula.md' },
      { title: 'Find a formula', page: 'how-to/find-a-formula.md' },
      { title: 'Define a game', page: 'how-to/define-a-game.md' },
      { title: 'Write a claim', page: 'how-to/write-a-claim.md' },
      { title: 'Sweep on a cluster', page: 'how-to/sweep-on-a-cluster.md' },
      { title: 'Read a proof, check it again', page: 'how-to/read-and-recheck-a-proof.md' },
      { title: 'Tables in NumPy and R', page: 'how-to/tables-in-numpy-and-r.md' },
      { title: 'Use the packages', page: 'how-to/use-the-packages.md' },
      { title: 'Cite', page: 'how-to/cite.md' },
    ],
  },
  {
    title: 'Results',
    links: [
      { title: 'What nimlab settled', page: 'results.md' },
      { title: 'Verdicts in numbers', page: 'verdicts.md' },
      { title: 'Remoteness (GMMV)', page: 'papers/gmmv.md' },
      { title: 'Slow SetNim (DH)', page: 'papers/dh.md' },
      { title: 'The GM-rule (GN)', page: 'papers/gn.md' },
      { title: 'Wythoff (V)', page: 'papers/v.md' },
      { title: 'New theorems (NT)', page: 'papers/nt.md' },
      { title: 'What is refuted', page: 'findings/index.md' },
      { title: 'Atlas of games', page: 'atlas/README.md' },
      { title: 'Questions', page: 'questions.md' },
      { title: 'm-critical positions', page: 'm-critical.md' },
      { title: 'All claims', page: 'claims.md' },
      { title: 'Proofs', page: 'proofs/README.md' },
    ],
  },
  {
    title: 'Reference',
    links: [
      { title: 'Commands', page: 'commands.md' },
      { title: 'What a verdict is worth', page: 'evidence.md' },
      { title: 'Packages (API)', page: 'api/index.md' },
      { title: 'Sweeps', page: 'sweeps.md' },
      { title: 'Performance', page: 'performance.md' },
      { title: 'Memory', page: 'memory.md' },
      { title: 'Numbers tuned by hand', page: 'tuned-numbers.md' },
      { title: 'Decisions', page: 'decisions/index.md' },
    ],
  },
]
