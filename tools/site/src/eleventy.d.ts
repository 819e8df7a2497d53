/**
 * Declares the types of the part of Eleventy that the site uses. Eleventy itself has no type
 * declarations.
 */
declare module '@11ty/eleventy' {
  export interface RenderedPage {
    readonly page: { readonly inputPath: string; readonly outputPath: string }
  }

  export interface TemplateData {
    readonly page: { readonly inputPath: string; readonly filePathStem: string }
  }

  export interface MarkdownToken {
    readonly type: string
    readonly tag: string
    readonly content: string
    readonly markup: string
    readonly info: string
    readonly children: readonly MarkdownToken[] | null
    attrGet(name: string): string | null
    attrSet(name: string, value: string): void
  }

  export type RenderRule = (
    tokens: readonly MarkdownToken[],
    index: number,
    options: unknown,
    env: TemplateData,
    self: {
      renderToken(tokens: readonly MarkdownToken[], index: number, options: unknown): string
    },
  ) => string

  export interface InlineState {
    readonly src: string
    pos: number
    /** The text that has been read but has no token yet. */
    pending: string
    push(type: string, tag: string, nesting: number): { content: string; markup: string }
  }

  export interface MarkdownCore {
    readonly tokens: readonly MarkdownToken[]
    readonly env: TemplateData
  }

  export interface MarkdownLibrary {
    readonly inline: {
      readonly ruler: {
        before(
          rule: string,
          name: string,
          parse: (state: InlineState, isSilent: boolean) => boolean,
        ): void
      }
    }
    readonly core: {
      readonly ruler: { push(name: string, visit: (state: MarkdownCore) => void): void }
    }
    readonly renderer: { readonly rules: Record<string, RenderRule | undefined> }
  }

  export interface EleventyConfiguration {
    /** Files of the input folder that are not pages, relative to the working directory. */
    readonly ignores: Set<string>
    setTemplateFormats(formats: readonly string[]): void
    addGlobalData(name: string, value: unknown): void
    addPassthroughCopy(paths: Readonly<Record<string, string>>): void
    addTemplate(path: string, content: string): void
    addTransform(name: string, transform: (this: RenderedPage, content: string) => string): void
    amendLibrary(name: 'md', amend: (library: MarkdownLibrary) => void): void
    setQuietMode(isQuiet: boolean): void
  }

  export class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode: boolean; config: (configuration: EleventyConfiguration) => void },
    )
    disableLogger(): void
    write(): Promise<unknown>
  }
}
