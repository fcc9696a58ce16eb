import { createTeamProject } from '#api/projects/create-project.ts'
import { listProjects } from '#api/projects/list-projects.ts'

export const projectHandlers = [listProjects, createTeamProject]
