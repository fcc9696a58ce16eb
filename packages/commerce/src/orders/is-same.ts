import { stringify } from 'safe-stable-stringify'

/** Whether two values of data are the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || stringify(one) === stringify(other)
}
