/** What is being written in each thread of this tab, so that neither a reload nor another thread loses it. */
const prefix = 'teamloom-comment-draft '

export const readDraft = (name: string): string => sessionStorage.getItem(prefix + name) ?? ''

export function keepDraft(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, text)
  } catch {
    // Without room it is kept as long as it is shown.
  }
}
