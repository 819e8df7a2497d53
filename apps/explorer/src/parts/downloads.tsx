import type { JSX } from 'preact'

/** A file that the reader can download. It is created on demand. */
export interface Download {
  /** The file name with its extension. */
  readonly name: string
  readonly type: string
  readonly make: () => BlobPart | Promise<BlobPart>
}

/** Buttons that create and download files. */
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
  // the browser starts to read the file during the click, so it is safe to revoke the address later
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
