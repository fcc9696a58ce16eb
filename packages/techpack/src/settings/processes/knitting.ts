import { figure, type SettingsOf, said } from '../setting.ts'

export const knitting: SettingsOf = ({ needlesRound, gramsPerM2 }) => [
  said(
    'gauge',
    `14 needles and 20 courses to the inch; in the round, ${needlesRound().en}`,
    `14 aiguilles et 20 rangs au pouce; en rond, ${needlesRound().fr}`,
  ),
  said(
    'yarn',
    'the ground’s; motifs of polyester, 2 ends of 150 denier, dyed',
    'celui du fond; motifs de polyester, 2 bouts de 150 deniers, teint',
  ),
  ...(gramsPerM2 === null ? [] : [figure('weight', gramsPerM2, 'gPerM2')]),
  said(
    'floats',
    'at most the ground and two other yarns in a course; cut inside to 1/4\u00a0in',
    'au plus le fond et deux autres fils par rang; coupés à l’intérieur à 1/4\u00a0po',
  ),
]
