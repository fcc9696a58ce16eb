import { Button, Skeleton } from '@mantine/core'
import { IconChecks, IconHanger, IconShare } from '@tabler/icons-react'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApproval } from '#web/data/approval.ts'
import { useDesigns } from '#web/data/designs.ts'
import { looksOnlyIn } from '#web/data/may-in.ts'
import { useProject } from '#web/data/projects.ts'
import { useReview } from '#web/data/review.ts'
import { useTeams } from '#web/data/teams.ts'
import { useMe } from '#web/data/user.ts'
import { ApprovalLine } from '#web/features/feedback/approval-line.tsx'
import { AskApprovalDialog } from '#web/features/feedback/ask-approval-dialog.tsx'
import { DesignFeedback } from '#web/features/feedback/design-feedback.tsx'
import feedback from '#web/screens/project/feedback-screen.module.css'
import classes from '#web/screens/project/project-screen.module.css'
import { AskOthersDialog } from '#web/shown/review/ask-others-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import head from '#web/ui/page-header.module.css'
import { usePageTitle } from '#web/ui/page-title.ts'

/** What others say of a project's designs: the team's yes by version, and what came by the link. */
export function FeedbackScreen() {
  const { t } = useTranslation()
  const { projectId } = useParams({ from: '/guarded/framed/projects/$projectId/feedback' })
  const { project, isMissing } = useProject(projectId)
  const { data: me } = useMe()
  const team = useTeams().data?.find(({ id }) => id === project?.team_id)
  const designs = useDesigns(projectId)
  const approval = useApproval(projectId)
  const review = useReview(projectId, true)
  const [asking, setAsking] = useState<'yes' | 'link'>()
  usePageTitle(t('feedback.title'))
  if (isMissing) return <Navigate to="/home" replace />
  const mayAsk = team !== undefined && !looksOnlyIn(me, team)
  const first = designs.data?.[0]
  const isLoaded = designs.data && approval.data !== undefined && review.data !== undefined
  const failed = [designs, approval, review].filter(({ data, isError }) => isError && data === undefined)
  return (
    <div className={classes.root}>
      <header className={head.root}>
        <div className={head.words}>
          <h1>{t('feedback.title')}</h1>
          <div className={head.count}>
            {project ? (
              <Link className={feedback.project} to="/projects/$projectId/designs" params={{ projectId }}>
                {project.name}
              </Link>
            ) : (
              <Skeleton height={14} width={180} mt={4} mb={4} />
            )}
          </div>
        </div>
        {mayAsk && first && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconShare size={18} stroke={1.6} aria-hidden />}
            onClick={() => setAsking('link')}
          >
            {t('feedback.askOthers')}
          </Button>
        )}
        {mayAsk && first && approval.data === null && (
          <Button
            size="sm"
            leftSection={<IconChecks size={18} stroke={1.6} aria-hidden />}
            onClick={() => setAsking('yes')}
          >
            {t('feedback.askTeam')}
          </Button>
        )}
      </header>
      {failed.length > 0 ? (
        <LoadFailed text={t('feedback.failed')} onRetry={() => failed.forEach(each => void each.refetch())} />
      ) : !isLoaded ? (
        <div className={feedback.list} role="status" aria-label={t('feedback.loading')}>
          <Skeleton height={236} radius={12} />
          <Skeleton height={236} radius={12} />
        </div>
      ) : (
        <>
          {approval.data && (
            <ApprovalLine approval={approval.data} onChange={mayAsk ? () => setAsking('yes') : undefined} />
          )}
          {!first && (
            <EmptyState
              icon={IconHanger}
              title={t('feedback.empty.title')}
              text={t('feedback.empty.text')}
              action={
                <Button
                  variant="default"
                  renderRoot={props => (
                    <Link to="/projects/$projectId/designs" params={{ projectId }} {...props} />
                  )}
                >
                  {t('feedback.empty.toDesigns')}
                </Button>
              }
            />
          )}
          <div className={feedback.list}>
            {designs.data.map(design => (
              <DesignFeedback
                key={design.id}
                design={design}
                approval={approval.data ?? null}
                review={review.data ?? null}
                me={me?.id}
                mayRemove={mayAsk}
              />
            ))}
          </div>
        </>
      )}
      {team && approval.data !== undefined && (
        <AskApprovalDialog
          opened={asking === 'yes'}
          onClose={() => setAsking(undefined)}
          projectId={projectId}
          team={team}
          approval={approval.data}
        />
      )}
      {first && (
        <AskOthersDialog
          opened={asking === 'link'}
          onClose={() => setAsking(undefined)}
          projectId={projectId}
          designId={first.id}
        />
      )}
    </div>
  )
}
