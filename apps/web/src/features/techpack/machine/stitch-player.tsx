import { ActionIcon, Checkbox, NativeSelect, Slider } from '@mantine/core'
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react'
import { numberFormat } from '@teamloom/kit/number-format.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawSteps } from '#web/features/techpack/machine/draw-steps.ts'
import type { SewnSteps } from '#web/features/techpack/machine/sewn-steps.ts'
import classes from '#web/features/techpack/machine/stitch-player.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly sewn: SewnSteps
  readonly threads: readonly { readonly code: string; readonly hex: string }[]
  /** What it is sewn on. */
  readonly groundHex: string
  readonly name: string
}

/** Speeds, as multiples of a machine's 750 stitches a minute. */
const speeds = [4, 16, 64] as const
const stepsPerSecond = 750 / 60
const [wide, high] = [960, 580]

/** A file as it is sewn: played, or looked at as far as one likes. */
export function StitchPlayer({ sewn, threads, groundHex, name }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [done, setDone] = useState(sewn.steps.length)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(speeds[1])
  const [marks, setMarks] = useState(true)
  const count = (value: number) => numberFormat(locale).format(value)
  const block = sewn.steps[Math.max(0, done - 1)]?.block ?? 0
  const thread = threads[block]

  useEffect(() => {
    if (canvas.current) drawSteps(canvas.current, { sewn, hexes: threads.map(({ hex }) => hex), done, marks })
  }, [sewn, threads, done, marks])

  useEffect(() => {
    if (!isPlaying) return
    let [before, walked] = [performance.now(), 0]
    let frame = requestAnimationFrame(function play(now) {
      walked += ((now - before) / 1000) * stepsPerSecond * speed
      before = now
      const whole = Math.floor(walked)
      walked -= whole
      if (whole > 0) setDone(at => Math.min(sewn.steps.length, at + whole))
      frame = requestAnimationFrame(play)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, speed, sewn])
  const isOver = done >= sewn.steps.length
  // What is over is played from its beginning.
  if (isPlaying && isOver) setPlaying(false)

  const told = t('techpack.machine.at', { at: count(stitchesUntil(sewn, done)), of: count(sewn.stitches) })
  return (
    <div className={classes.player}>
      <div className={classes.stage} style={{ background: groundHex }}>
        <canvas
          ref={canvas}
          width={wide}
          height={high}
          role="img"
          aria-label={t('techpack.machine.picture', { name })}
        />
        {thread && (
          <span className={classes.now}>
            <span className={classes.dot} style={{ background: thread.hex }} />
            {t('techpack.machine.block', { number: block + 1, count: threads.length, code: thread.code })}
          </span>
        )}
      </div>
      <div className={classes.controls}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t(isPlaying ? 'techpack.machine.pause' : 'techpack.machine.play')}
          onClick={() => {
            if (!isPlaying && isOver) setDone(0)
            setPlaying(!isPlaying)
          }}
        >
          {isPlaying ? <IconPlayerPause size={18} stroke={1.6} /> : <IconPlayerPlay size={18} stroke={1.6} />}
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('techpack.machine.before')}
          onClick={() => setDone([...sewn.begins].reverse().find(begin => begin < done) ?? 0)}
        >
          <IconPlayerSkipBack size={18} stroke={1.6} />
        </ActionIcon>
        <Slider
          className={classes.slider!}
          min={0}
          max={sewn.steps.length}
          value={done}
          label={null}
          thumbLabel={t('techpack.machine.slider')}
          thumbValueText={told}
          onChange={value => {
            setPlaying(false)
            setDone(value)
          }}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('techpack.machine.after')}
          onClick={() => setDone(sewn.begins.find(begin => begin > done) ?? sewn.steps.length)}
        >
          <IconPlayerSkipForward size={18} stroke={1.6} />
        </ActionIcon>
        <span className={classes.count}>{told}</span>
        <NativeSelect
          size="xs"
          aria-label={t('techpack.machine.speed')}
          value={String(speed)}
          onChange={event => setSpeed(Number(event.currentTarget.value))}
          data={speeds.map(each => ({ value: String(each), label: `${each} ×` }))}
        />
      </div>
      <Checkbox
        size="xs"
        label={t('techpack.machine.marks')}
        checked={marks}
        onChange={event => setMarks(event.currentTarget.checked)}
      />
    </div>
  )
}

function stitchesUntil({ steps }: SewnSteps, done: number): number {
  let stitches = 0
  for (let n = 0; n < done; n++) if (steps[n]!.kind === 'stitch') stitches++
  return stitches
}
