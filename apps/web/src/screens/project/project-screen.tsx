import { Navigate, useMatch, useNavigate, useParams } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateDesign, useDesigns } from '#web/data/designs.ts'
import { looksOnlyIn, mayIn } from '#web/data/may-in.ts'
import { useDeleteProject, useProject, useProjects } from '#web/data/projects.ts'
import { useTeams } from '#web/data/teams.ts'
import { useMe } from '#web/data/user.ts'
import type { ProductItem } from '#web/features/new-design/families.ts'
import { FamilyIcon } from '#web/features/new-design/family-icons.tsx'
import { nameForNew } from '#web/features/new-design/name-for-new.ts'
import { NewDesignDialog } from '#web/features/new-design/new-design-dialog.tsx'
import { DesignsSection } from '#web/features/project/designs-section.tsx'
import { ProjectHeader } from '#web/features/project/project-header.tsx'
import { LooksOnlyNotice } from '#web/features/team/looks-only-notice.tsx'
import { useLabel } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/screens/project/project-screen.module.css'
import { useReadyStudio } from '#web/screens/project/use-ready-studio.ts'
import { usePageTitle } from '#web/ui/page-title.ts'

const route = '/guarded/framed/projects/$projectId'

const drawFamily = (family: string) => <FamilyIcon family={family} size={112} />

/** A project's designs; at `/newdesign` with the products to choose from over them. */
export function ProjectScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const label = useLabel()
  const { projectId } = useParams({ from: route })
  const isPicking = useMatch({ from: `${route}/newdesign`, shouldThrow: false }) !== undefined
  const { project, isMissing, ...asked } = useProject(projectId)
  const designs = useDesigns(projectId)
  const { data: me } = useMe()
  const teams = useTeams().data
  const projects = useProjects().data
  const deletion = useDeleteProject()
  const createDesign = useCreateDesign()
  const studio = useReadyStudio(isPicking)
  const [starting, setStarting] = useState<ProductItem>()
  usePageTitle(isPicking ? t('project.newDesign') : project?.name)

  // Whoever deletes it knows that it is not there any more, and goes on with its team.
  const deleted = deletion.isPending || deletion.isSuccess ? deletion.variables : undefined
  const isLost = isMissing && !deleted
  useEffect(() => {
    if (!isLost) return
    showToast({ key: 'toast.project_not_found', kind: 'warning', message: t('project.not_found') })
  }, [isLost, t])
  if (isMissing) {
    const home = teams?.find(({ id }) => id === deleted?.team_id)
    if (!home) return <Navigate to="/home" replace />
    return <Navigate to="/team/$teamId/projects" params={{ teamId: home.id }} replace />
  }

  const team = teams?.find(({ id }) => id === project?.team_id)
  const may = mayIn(me, team)
  const start = async (item: ProductItem) => {
    setStarting(item)
    try {
      studio.getReady(item)
      const record = await createDesign.mutateAsync({
        family: item.family.name,
        product: item.product.name,
        projectId,
        name: nameForNew(label(item.product.label), designs.data?.map(({ name }) => name) ?? []),
      })
      await studio.keepMade(record)
      await navigate({ to: '/design/$designId', params: { designId: record.designId }, replace: true })
    } catch (error) {
      setStarting(undefined)
      // What is not found is each screen's to explain; a project that is gone is said above.
      const isGone = error instanceof CallError && error.errorKey === 'project_not_found'
      if (error instanceof CallError && error.status === 404 && !isGone) {
        showToast({ key: 'create', kind: 'error', message: t('project.picker.createFailed') })
      }
    }
  }

  return (
    <div className={classes.root}>
      {!asked.hasFailed && (
        <ProjectHeader
          project={project}
          teams={teams}
          designCount={designs.data?.length}
          deletion={deletion}
          can={{
            addDesign: may.canAddDesign,
            rename: may.canRenameProject,
            delete: may.canDeleteProject,
          }}
        />
      )}
      {looksOnlyIn(me, team) && <LooksOnlyNotice />}
      <DesignsSection
        projectId={projectId}
        destinations={(teams ?? []).map(team => ({
          id: team.id,
          label: team.name,
          destinations: (projects ?? []).filter(each => each.team_id === team.id),
        }))}
        designs={designs.data}
        hasFailed={asked.hasFailed || (designs.isError && !designs.data)}
        onRetry={() => {
          void asked.refetch()
          void designs.refetch()
        }}
        can={{
          add: may.canAddDesign,
          rename: may.canRenameDesign,
          move: may.canMoveDesign,
          delete: may.canDeleteDesign,
        }}
        drawingOf={drawFamily}
      />
      <NewDesignDialog
        isOpen={isPicking && !(me && !may.canAddDesign)}
        projectName={project?.name}
        starting={starting}
        onStart={start}
        onConsider={studio.getReady}
        onClose={() => navigate({ to: '/projects/$projectId/designs', params: { projectId }, replace: true })}
      />
    </div>
  )
}
