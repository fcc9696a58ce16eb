import process from 'node:process'
import { type Config, ConfigError, readConfig } from '#api/config.ts'
import { keepPrivate } from '#api/platform/private-folder.ts'

/** Said to the operator as it is; anything else is a fault of ours, and shown with where it came from. */
export class CommandProblem extends Error {
  override name = 'CommandProblem'
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Runs a command of the operator's to its end, with the configuration of the environment. */
export async function runCommand(
  work: (config: Config, args: readonly string[]) => Promise<void>,
): Promise<void> {
  keepPrivate()
  try {
    // oxlint-disable-next-line eslint/no-restricted-properties -- handed to config.ts
    await work(readConfig(process.env), process.argv.slice(2))
  } catch (error) {
    const isExpected = error instanceof CommandProblem || error instanceof ConfigError
    process.stderr.write(`teamloom: ${isExpected ? error.message : (error as Error).stack}\n`)
    process.exitCode = 1
  }
}
