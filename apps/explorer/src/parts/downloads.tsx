import type { JSX } from 'preact'

/** A file that can be had from what is shown; it is made when it is asked for. */
export interface Download {
  /** With its ending. */
  readonly name: string
  readonly type: string
  readonly make: () => BlobPart | Promise<BlobPart>
}

/** Links that make files. */
export function Downloads({ files }: { readonly files: readonly Download[] }): JSX.Element {
  return (
    <p class="downloads">
      {files.map((file) => (
        <button type="button" key={file.name} onClick={() => void save(file)}>
          {file.name}
        </button>
      ))}
    </p>
  )
}

async function save({ name, type, make }: Download): Promise<void> {
  const address = URL.createObjectURL(new Blob([await make()], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser has begun to read it when the click returns
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
