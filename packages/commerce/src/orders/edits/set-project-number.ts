import { setNumber } from './set-number.ts'

export const setProjectNumber = setNumber({
  edit: 'setProjectNumber',
  field: 'projectNumber',
  asked: { method: 'PUT', path: 'projectnumber', summary: 'Note the number of the project' },
  kept: { as: 'projectNumber', event: 'project_number_updated', toldAs: 'project_number' },
})
