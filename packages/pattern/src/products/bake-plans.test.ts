import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import type { BakePlan } from '../pattern.ts'
import { patterns } from './index.ts'

type Sewn = Exclude<BakePlan, { kind: 'overlay' }>

describe.each(patterns)('the plan plans of the $name', pattern => {
  const product = must(
    products.find(candidate => candidate.product.name === pattern.name),
    `product ${pattern.name}`,
  )
  const offered = new Map(
    product.parts.flatMap(part =>
      part.elements.map(element => [`${part.name}/${element.name}`, element.styles.map(style => style.name)]),
    ),
  )
  const { plans } = pattern
  const sewn = plans.filter((plan): plan is Sewn => plan.kind !== 'overlay')
  const cutFor = (on: string) => {
    const { styles } = must(
      sewn.find(({ name }) => name === on),
      on,
    )
    return pattern.cut(pattern.baseSize, styles)
  }

  test('have names of their own, and one base, which is the first', () => {
    expect(new Set(plans.map(({ name }) => name)).size).toBe(plans.length)
    expect(plans.map(({ kind }) => kind).filter(kind => kind === 'base')).toHaveLength(1)
    expect(plans[0]?.kind).toBe('base')
  })

  test('are drawn for styles that are offered', () => {
    const unknown = plans.flatMap(({ name, when }) =>
      Object.entries(when).flatMap(([element, styles]) =>
        styles
          .filter(style => !offered.get(element)?.includes(style))
          .map(style => `${name}: ${element}=${style}`),
      ),
    )
    expect(unknown).toEqual([])
  })

  test.each(sewn)('sew the $name in a style of every element', ({ styles }) => {
    expect(Object.keys(styles).toSorted()).toEqual([...offered.keys()].toSorted())
    for (const [element, style] of Object.entries(styles)) expect(offered.get(element)).toContain(style)
  })

  test.each(sewn.filter(({ kind }) => kind === 'patch'))('drape the $name after what it lies on', plan => {
    const before = sewn.slice(0, sewn.indexOf(plan)).map(({ name }) => name)
    expect(before).toContain((plan.kind === 'patch' && plan.on) || before[0])
  })

  test.each(plans)('find what the $name is made of', plan => {
    const on = plan.kind === 'overlay' ? plan.on : plan.name
    const known = cutFor(on).trims.map(trim => trim.name)
    const wanted = plan.kind === 'overlay' ? [...plan.trims, ...(plan.over ?? [])] : plan.trims
    expect(wanted.filter(name => !known.includes(name))).toEqual([])
  })

  test.each(plans)('stitch only where there are rows: the $name', plan => {
    const cut = cutFor(plan.kind === 'overlay' ? plan.on : plan.name)
    const rows = [
      ...cut.stitching.map(({ edge }) => String(edge)),
      ...cut.trims.flatMap(trim =>
        trim.kind === 'laid' ? trim.stitching.map(({ edge }) => `${trim.name}.${edge}`) : [],
      ),
    ]
    const rowless = cut.trims.filter(
      trim =>
        trim.kind === 'stitches' &&
        plan.trims.includes(trim.name) &&
        !trim.edges.some(edge => rows.includes(edge)),
    )
    expect(rowless.map(({ name }) => name)).toEqual([])
  })
})
