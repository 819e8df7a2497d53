// Finds headings by their words. The index is loaded when the field is first used.
const root = document.currentScript.dataset.root
const MOST = 30

addEventListener('DOMContentLoaded', () => {
  const field = document.getElementById('search')
  const list = document.getElementById('found')
  field.hidden = false
  field.addEventListener('focus', loadIndex, { once: true })
  field.addEventListener('input', show)
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') list.hidden = true
    if (key === 'Enter') list.querySelector('a')?.click()
  })
  document.addEventListener('click', ({ target }) => {
    if (!target.closest('search')) list.hidden = true
  })

  function loadIndex() {
    const script = document.createElement('script')
    script.src = `${root}/search-index.js`
    script.addEventListener('load', show)
    document.head.append(script)
  }

  function show() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    list.hidden = words.length === 0 || window.nimlabPages === undefined
    if (list.hidden) return
    const found = window.nimlabPages
      .filter(([heading, page]) => {
        const text = `${heading} ${page}`.toLowerCase()
        return words.every((word) => text.includes(word))
      })
      .toSorted((a, b) => rank(a, words) - rank(b, words))
      .slice(0, MOST)
    list.replaceChildren(...(found.length > 0 ? found.map(item) : ['nothing found']))
  }

  // a heading that is what was typed, then one that begins so, then the shortest
  function rank([heading], words) {
    const [text, typed] = [heading.toLowerCase(), words.join(' ')]
    return (text === typed ? 0 : text.startsWith(typed) ? 1000 : 2000) + text.length
  }

  function item([heading, page, address]) {
    const entry = document.createElement('li')
    const link = document.createElement('a')
    link.href = `${root}/${address}`
    link.textContent = heading
    link.addEventListener('click', () => (list.hidden = true))
    entry.append(link)
    if (page !== heading) entry.append(` in ${page}`)
    return entry
  }
})
