import { isUsualProjectName } from './project-name.ts'

/** SC25: what those who answer read: of a project that nobody named, its team's name. */
export function pageName({ project, team }: { readonly project: string; readonly team: string }): string {
  return isUsualProjectName(project) ? team : project
}
