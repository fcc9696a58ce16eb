import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import type { Project } from '@teamloom/contract/projects.ts'
import type { Team } from '@teamloom/contract/teams.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/project-tiles/project-tiles.module.css'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  readonly heading: string
  readonly projects: readonly Project[] | undefined
  /** Where projects of several teams stand together: each says whose it is. */
  readonly teams?: readonly Team[] | undefined
  readonly designs: readonly DesignItem[] | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
  /** Instead of tiles, when there are none. */
  readonly empty: ReactNode
}

/** Projects with the front of their latest design, whose they are and how much is in them. */
export function ProjectTiles(props: Props) {
  const { heading, projects, teams, designs, hasFailed, onRetry, empty } = props
  const { t } = useTranslation()
  if (hasFailed) {
    return (
      <div className={classes.blank}>
        <EmptyState
          icon={IconCloudOff}
          title={t('home.failed.title')}
          text={t('home.failed.text')}
          action={
            <Button
              variant="default"
              size="sm"
              leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
              onClick={onRetry}
            >
              {t('common.retry')}
            </Button>
          }
        />
      </div>
    )
  }
  if (projects?.length === 0) return <div className={classes.blank}>{empty}</div>

  const counts = new Map<string, number>()
  for (const { project_id } of designs ?? []) counts.set(project_id, (counts.get(project_id) ?? 0) + 1)
  const factsOf = (project: Project) => {
    if (!designs) return null
    const words = t('home.designs', { count: counts.get(project.id) ?? 0 })
    if (!teams) return words
    const team = teams.find(({ id }) => id === project.team_id)
    return team && `${team.name}, ${words}`
  }
  return (
    <section aria-labelledby="projects">
      <h2 id="projects" className={classes.heading}>
        {heading}
      </h2>
      <ul className={classes.grid} aria-busy={!projects}>
        {!projects &&
          [1, 2, 3].map(place => (
            <li key={place} className={classes.tile} aria-hidden>
              <div className={classes.picture} />
              <div className={classes.words}>
                <Skeleton width={124} height={14} radius={4} mt={4} />
                <Skeleton width={160} height={10} radius={4} mt={10} />
              </div>
            </li>
          ))}
        {projects?.map(project => (
          <li key={project.id} className={classes.tile}>
            <div className={classes.picture}>
              <GarmentPicture url={project.picture} alt="" sizes="300px" />
            </div>
            <div className={classes.words}>
              <Link
                className={classes.name}
                to="/projects/$projectId/designs"
                params={{ projectId: project.id }}
                title={project.name}
              >
                {project.name}
              </Link>
              <div className={classes.facts}>{factsOf(project)}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
