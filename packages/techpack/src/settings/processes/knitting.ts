import { figure, type SettingsOf, said } from '../setting.ts'

export const knitting: SettingsOf = ({ needlesRound, gramsPerM2 }) => [
  said(
    'gauge',
    `14 needles and 20 courses to the inch; in the round, ${needlesRound().en}`,
    `14 aiguilles et 20 rangs au pouce; en rond, ${needlesRound().fr}`,
  ),
  said(
    'yarn',
    'combed cotton Ne 21 with covered spandex; motifs polyester 150 denier',
    'coton peigné Ne 21 avec spandex guipé; motifs polyester 150 deniers',
  ),
  ...(gramsPerM2 === null ? [] : [figure('weight', gramsPerM2, 'gPerM2')]),
  said(
    'floats',
    'at most the ground and two other yarns in a course; cut inside to 1/4\u00a0in',
    'au plus le fond et deux autres fils par rang; coupés à l’intérieur à 1/4\u00a0po',
  ),
]
