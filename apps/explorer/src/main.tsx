import { render } from 'preact'
import { Shell } from './shell/shell.tsx'

render(<Shell />, document.querySelector('#page')!)

// a page that was opened from a file, or by a server without TLS, has none
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('sw.js').catch(() => undefined)
}
