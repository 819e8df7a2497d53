import { Argument, type Command } from '@commander-js/extra-typings'
import { bashScript } from '../completion/bash.ts'
import { fishScript } from '../completion/fish.ts'
import { completionWords } from '../completion/words-of.ts'
import { zshScript } from '../completion/zsh.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { write } from '../terminal/output.ts'

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript }
const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[]

/**
 * Adds `nimlab completion`: prints a script with which a shell completes commands, options,
 * rulesets and claim ids.
 */
export function addCompletion(
  program: Command,
  finish: (code: ExitCode) => void,
  whole: () => Promise<Command>,
): void {
  program
    .command('completion')
    .description(
      'print a script with which a shell completes commands, options, rulesets and claims',
    )
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText(
      'after',
      advancedHelp(`To load it in every new shell:
  bash  nimlab completion bash >> ~/.bashrc
  zsh   nimlab completion zsh > ~/.zfunc/_nimlab    (~/.zfunc is in fpath, before compinit)
  fish  nimlab completion fish > ~/.config/fish/completions/nimlab.fish`),
    )
    .action(async (shell) => {
      write(SCRIPTS[shell](completionWords(await whole())))
      finish(EXIT.ok)
    })
}
