// The treatment of words in the search, which is the same for the index and for queries.
{
  const FIELDS = { title: 8, words: 4, page: 2, text: 1 }
  /** The weights: pages for readers count most, files least. */
  const KINDS = {
    guide: 3,
    'guide part': 1.8,
    finding: 1.8,
    page: 1.6,
    section: 1,
    claim: 1.2,
    aside: 0.3,
    api: 0.2,
    source: 0.05,
  }

  /**
   * The terms of a text, in lower case and without accents. `5.1` is one term, `P-position` is
   * three.
   */
  function terms(text) {
    const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
    return (plain.match(/[\p{L}\p{N}]+(?:[.+-][\p{L}\p{N}]+)*/gu) ?? []).flatMap((term) => {
      const parts = term.split('-')
      return parts.length > 1 ? [term, ...parts] : [term]
    })
  }

  globalThis.nimlabQuery = {
    options: {
      idField: 'address',
      fields: Object.keys(FIELDS),
      storeFields: ['title', 'page', 'kind'],
      tokenize: terms,
      processTerm: (term) => term,
    },

    /**
     * The entries that answer a query, best first. They contain all words or, if there are no such
     * entries, some of the words.
     */
    find(index, query) {
      const how = {
        boost: FIELDS,
        prefix: (term, i, all) => i === all.length - 1 && term.length > 1,
        fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
        boostDocument: (address, term, { kind }) => KINDS[kind],
      }
      const all = index.search(query, { ...how, combineWith: 'AND' })
      return all.length > 0 ? all : index.search(query, how)
    },
  }
}
