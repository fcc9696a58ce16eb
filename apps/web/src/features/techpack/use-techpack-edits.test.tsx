import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTechpack } from '#web/data/techpacks.ts'
import { DraftField } from '#web/features/techpack/draft-field.tsx'
import { useTechpackEdits } from '#web/features/techpack/use-techpack-edits.ts'
import { call } from '#web/lib/api.ts'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const of = { type: 'preorder', id: 'p1' } as const
const named = (project_name: string, revision: number) =>
  ({ id: 't1', project_name, revision }) as unknown as Techpack

function Fields() {
  const { data } = useTechpack(of)
  const { edit } = useTechpackEdits(of)
  if (!data) return null
  return (
    <>
      <DraftField
        label="Project"
        saved={data.project_name}
        onEdit={projectName =>
          edit('projectName', revision =>
            call(techpackCalls.setProject, { body: { techpackId: data.id, projectName, revision } }),
          )
        }
      />
      <DraftField
        label="Width"
        saved="3"
        read={text => (/^\d+$/.test(text) ? text : undefined)}
        fault="A whole number."
        onEdit={() => Promise.resolve(true)}
      />
    </>
  )
}

test('a colleague’s words take the place of mine in that field alone, and mine can be kept', async () => {
  answer(techpackCalls.ofPreorder, named('Regatta', 1))
  const { user } = openPage(<Fields />)
  const project = await screen.findByLabelText<HTMLInputElement>('Project')
  const width = screen.getByLabelText<HTMLInputElement>('Width')
  await user.type(width, 'x')
  refuse(techpackCalls.setProject, 'conflict', 409)
  answer(techpackCalls.ofPreorder, named('Theirs', 2))
  await user.clear(project)
  await user.type(project, 'Mine')

  const keep = await screen.findByRole('button', { name: 'Keep mine' })
  expect(project.value).toBe('Theirs')
  expect(width.value).toBe('3x')
  expect(screen.getByText('A whole number.')).toBeTruthy()

  answer(techpackCalls.setProject, named('Mine', 3))
  await user.click(keep)
  await expect.poll(() => project.value).toBe('Mine')
  expect(heardOf(techpackCalls.setProject).at(-1)?.body).toMatchObject({ projectName: 'Mine', revision: 2 })
})
