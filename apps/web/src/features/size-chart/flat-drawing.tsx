import type { Flat, FlatMeasure } from '@teamloom/pattern/flat/flat.ts'
import { pathsOfFlat } from '@teamloom/pattern/flat/flat-paths.ts'
import { leftOf } from '@teamloom/shape/offset.ts'
import type { Bounds } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { pathData, viewBoxOf } from '@teamloom/shape/svg.ts'
import { type CSSProperties, useMemo } from 'react'
import classes from '#web/features/size-chart/flat-drawing.module.css'
import type { LetteredMeasurement } from '#web/features/size-chart/letters-of.ts'
import { MeasureLetter } from '#web/features/size-chart/measure-letter.tsx'

type Props = {
  readonly flat: Flat
  readonly alt: string
  readonly measurements: readonly LetteredMeasurement[]
  readonly pointedAt: string | undefined
  readonly onPointAt: (name: string | undefined) => void
}

/** Inches: room round the drawing for letters, and half a tick at the end of a measuring line. */
const margin = 1.4
const halfTick = 0.6

/** A flat with its measuring lines and their letters; the one that is pointed at stands out. */
export function FlatDrawing({ flat, alt, measurements, pointedAt, onPointAt }: Props) {
  const bounds = widen(flat.bounds)
  const paths = useMemo(() => pathsOfFlat(flat), [flat])
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  const measured = measurements.flatMap(({ name, letter }) => {
    const measure = flat.measures.find(one => one.name === name)
    return measure ? [{ letter, measure }] : []
  })
  // What is pointed at lies on top.
  const layered = measured.toSorted(
    (a, b) => Number(a.measure.name === pointedAt) - Number(b.measure.name === pointedAt),
  )
  return (
    <div className={classes.root} style={{ '--ratio': width / height } as CSSProperties}>
      <svg className={classes.drawing} viewBox={viewBoxOf(bounds)} role="img" aria-label={alt}>
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          {paths.map(({ d, fill, stroke, strokeWidth, dash }, index) => (
            <path
              key={index}
              d={d}
              fill={fill}
              stroke={stroke}
              strokeWidth={strokeWidth}
              strokeDasharray={dash?.join(' ')}
            />
          ))}
        </g>
        {layered.map(({ measure }) => (
          <g key={measure.name} className={classes.measure} data-pointed={stateOf(measure.name, pointedAt)}>
            <path className={classes.casing} d={lineData(measure)} />
            <path className={classes.line} d={lineData(measure)} />
          </g>
        ))}
      </svg>
      {measured.map(({ letter, measure: { name, labelAt } }) => (
        <span
          key={name}
          aria-hidden
          className={classes.letter}
          data-pointed={stateOf(name, pointedAt)}
          style={{
            left: `${((labelAt[0] - bounds.left) / width) * 100}%`,
            top: `${((labelAt[1] - bounds.top) / height) * 100}%`,
          }}
          onMouseEnter={() => onPointAt(name)}
          onMouseLeave={() => onPointAt(undefined)}
        >
          <MeasureLetter letter={letter} isPointedAt={name === pointedAt} />
        </span>
      ))}
    </div>
  )
}

function stateOf(name: string, pointedAt: string | undefined): 'this' | 'other' | undefined {
  return pointedAt === undefined ? undefined : name === pointedAt ? 'this' : 'other'
}

function widen({ left, top, right, bottom }: Bounds): Bounds {
  // As far to both sides, so that the garment stands in the middle.
  const half = Math.max(-left, right) + margin
  return { left: -half, top: top - margin, right: half, bottom: bottom + margin }
}

/** The line with a tick across each end. */
function lineData({ line }: FlatMeasure): string {
  const ticks = [
    [line[0]!, line[1]!],
    [line.at(-1)!, line.at(-2)!],
  ].map(([end, next]): Point[] => {
    const [x, y] = leftOf(end!, next!)
    return [
      [end![0] - x * halfTick, end![1] - y * halfTick],
      [end![0] + x * halfTick, end![1] + y * halfTick],
    ]
  })
  return pathData([line, ...ticks], false)
}
