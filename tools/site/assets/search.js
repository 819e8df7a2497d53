// The search field. The index and the library are loaded when it is first used.
const root = document.currentScript.dataset.root
const MOST = 20
const MOST_OF_API = 8

addEventListener('DOMContentLoaded', () => {
  const field = document.getElementById('search')
  const list = document.getElementById('found')
  let index
  field.hidden = false
  field.addEventListener('focus', () => void loadIndex(), { once: true })
  field.addEventListener('input', show)
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') list.hidden = true
    if (key === 'Enter') list.querySelector('a')?.click()
  })
  document.addEventListener('click', ({ target }) => {
    if (!target.closest('search')) list.hidden = true
  })

  async function loadIndex() {
    await Promise.all(['minisearch.js', 'search-query.js', 'search-index.js'].map(loaded))
    index = MiniSearch.loadJS(window.nimlabIndex, window.nimlabQuery.options)
    show()
  }

  // pages opened from a disk must not fetch a file, but they may load scripts
  function loaded(name) {
    return new Promise((resolve) => {
      const script = document.createElement('script')
      script.src = `${root}/${name}`
      script.addEventListener('load', resolve)
      document.head.append(script)
    })
  }

  function show() {
    list.hidden = field.value.trim() === '' || index === undefined
    if (list.hidden) return
    const results = window.nimlabQuery.find(index, field.value)
    const isApi = ({ kind }) => kind === 'api' || kind === 'source'
    const pages = results.filter((entry) => !isApi(entry)).slice(0, MOST)
    const api = results.filter(isApi).slice(0, MOST_OF_API)
    const items = pages.map(item)
    if (api.length > 0) items.push(heading('Packages and sources'), ...api.map(item))
    list.replaceChildren(...(items.length > 0 ? items : ['No page has these words.']))
  }

  function heading(text) {
    const entry = document.createElement('li')
    entry.className = 'heading'
    entry.textContent = text
    return entry
  }

  function item({ id, title, page }) {
    const entry = document.createElement('li')
    const link = document.createElement('a')
    link.href = `${root}/${id}`
    link.textContent = title
    link.addEventListener('click', () => (list.hidden = true))
    entry.append(link)
    if (page !== title) entry.append(` in ${page}`)
    return entry
  }
})
