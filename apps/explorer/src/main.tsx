import { render } from 'preact'
import { Shell } from './shell/shell.tsx'

const page = document.querySelector('#page')!
// what stands there is for a page that cannot load its program
page.replaceChildren()
render(<Shell />, page)

// a page that was opened from a file, or by a server without TLS, has none
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('sw.js').catch(() => undefined)
}
