// Puts a button on every block of code that copies the block. If a block contains shell commands
// with their output, the button copies only the commands.
const COMMAND = /^\$ /

/** The text that the button of a block copies. */
function copiedText(code) {
  const lines = code.textContent.trimEnd().split('\n')
  const commands = lines.filter((line) => COMMAND.test(line))
  return (commands.length > 0 ? commands.map((line) => line.replace(COMMAND, '')) : lines).join(
    '\n',
  )
}

async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(copiedText(code))
    button.textContent = 'Copied'
  } catch {
    // a page from a disk may have no access to the clipboard, so the button selects the text, and
    // the reader copies it
    getSelection().selectAllChildren(code)
    button.textContent = 'Marked'
  }
  setTimeout(() => (button.textContent = 'Copy'), 2000)
}

for (const code of document.querySelectorAll('pre > code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', () => void copy(code, button))
  const box = document.createElement('div')
  box.className = 'copied-from'
  code.parentElement.before(box)
  box.append(code.parentElement, button)
}
