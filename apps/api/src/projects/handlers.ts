import { createTeamProject } from '#api/projects/create-project.ts'
import { deleteProject } from '#api/projects/delete-project.ts'
import { listProjects } from '#api/projects/list-projects.ts'
import { moveProject } from '#api/projects/move-project.ts'
import { renameProject } from '#api/projects/rename-project.ts'

export const projectHandlers = [listProjects, createTeamProject, renameProject, deleteProject, moveProject]
