import { CallError } from '@teamloom/contract/client.ts'
import { refusalText } from '#web/lib/error-toast.ts'

/** Why something was refused, in words. */
export function faultOf(error: Error): string {
  return error instanceof CallError ? refusalText(error.errorKey, error.facts) : refusalText('unknown')
}
