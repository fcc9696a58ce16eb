/** What a project is called until someone names it, in either language. */
const unnamed = /^projec?t \(\d+\)$/

/** SC25: what those who answer read: of a project that nobody named, its team's name. */
export function pageName({ project, team }: { readonly project: string; readonly team: string }): string {
  return unnamed.test(project) ? team : project
}
