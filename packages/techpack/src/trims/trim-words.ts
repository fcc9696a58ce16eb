import type { Label } from '@teamloom/kit/label.ts'
import type { ZipTeeth } from '@teamloom/pattern/trim.ts'

const said = (en: string, fr: string): Label => ({ en, fr })

/** What a trim is. */
export const trimKinds = {
  cord: said('Cord', 'Cordon'),
  tip: said('Cord tip', 'Embout de cordon'),
  eyelet: said('Eyelet', 'Œillet'),
  snap: said('Snap', 'Bouton-pression'),
  zip: said('Zip', 'Fermeture éclair'),
  pocketZip: said('Pocket zip', 'Fermeture éclair de poche'),
  slider: said('Slider', 'Curseur'),
  pocketSlider: said('Slider of a pocket zip', 'Curseur d’une fermeture de poche'),
  loop: said('Ear loop', 'Élastique d’oreille'),
  pom: said('Pom-pom', 'Pompon'),
  tape: said('Tape', 'Ruban'),
  elastic: said('Elastic', 'Élastique'),
  knitted: said('Stripe, knitted in', 'Rayure, tricotée'),
  inset: said('Strip of cloth', 'Bande de tissu'),
} as const satisfies Record<string, Label>

/** What is told of it. */
export const figureWords = {
  kind: said('Kind', 'Genre'),
  diameter: said('Diameter', 'Diamètre'),
  width: said('Width', 'Largeur'),
  cutWidth: said('Width, unfolded', 'Largeur, dépliée'),
  cutLength: said('Length to cut', 'Longueur à couper'),
  length: said('Length', 'Longueur'),
  hangs: said('Hangs out at each end', 'Dépasse à chaque bout'),
  ends: said('Ends', 'Bouts'),
  grain: said('Grain', 'Droit fil'),
  hole: said('Inner diameter', 'Diamètre intérieur'),
  ring: said('Outer diameter', 'Diamètre extérieur'),
  gauge: said('Size', 'Grosseur'),
  teeth: said('Teeth', 'Dents'),
  end: said('Type', 'Type'),
  shown: said('Tape seen between the edges', 'Ruban visible entre les bords'),
  puller: said('Puller', 'Tirette'),
  pullerLength: said('Length of the puller', 'Longueur de la tirette'),
  pullerColor: said('Colour of the puller', 'Couleur de la tirette'),
  pullerCord: said('Its cord, before it is knotted', 'Son cordon, avant d’être noué'),
  courses: said('Courses', 'Rangs'),
  fromOpening: said(
    'Its middle, from the edge of the opening',
    'Son milieu, à partir du bord de l’ouverture',
  ),
  fromThroat: said(
    'Its middle, up the opening from the throat',
    'Son milieu, le long de l’ouverture, depuis l’encolure',
  ),
  across: said('Across', 'En travers'),
  apart: said('From one to the next', 'De l’un au suivant'),
} as const satisfies Record<string, Label>

export const cordKinds = {
  round: said('round, braided cotton', 'rond, coton tressé'),
  flat: said('flat, woven cotton', 'plat, coton tissé'),
} as const

/** What keeps a cord's end. */
export const cordEnds = {
  knot: said(
    'plain, without tips: an overhand knot at each end',
    'simples, sans embout\u00a0: un nœud à chaque bout',
  ),
  turned: said(
    'turned in twice and stitched across at each end',
    'repliés deux fois et piqués en travers à chaque bout',
  ),
  tips: said('cut square, a tip on each', 'coupés droit, un embout sur chacun'),
} as const

/** The grain of strips of cloth: as the piece below them lies. */
export const stripGrains = {
  along: said('along its length', 'dans la longueur'),
  across: said('across its length', 'en travers de la longueur'),
} as const

/** The ends of an elastic beside a zip. */
export const foldedEnds = said(
  'both folded back beside the zip, within that length',
  'les deux repliés à côté de la fermeture, compris dans cette longueur',
)

/** The ends of tapes and strips, in their length. */
export const bandEnds = said(
  '3/8 in at each end, turned in or caught in the seam',
  '3/8\u00a0po à chaque bout, rentrés ou pris dans la couture',
)

export const tipKinds = {
  metal: said(
    'metal tube, closed at its end, crimped twice',
    'tube de métal, fermé au bout, serti deux fois',
  ),
  rubber: said('dipped in rubber', 'trempé dans le caoutchouc'),
} as const

export const eyeletKind = said(
  'brass with a washer, plated in the colour of the materials',
  'laiton avec rondelle, plaqué de la couleur des matières',
)

export const snapKinds = {
  ring: said(
    'open ring with prongs, socket, stud and ring',
    'anneau ouvert à griffes, femelle, mâle et anneau',
  ),
  cap: said(
    'closed cap with prongs, socket, stud and ring',
    'calotte fermée à griffes, femelle, mâle et anneau',
  ),
} as const

export const zipTeeth: Readonly<Record<ZipTeeth, Label>> = {
  moulded: said('moulded plastic', 'plastique moulé'),
  metal: said('metal', 'métal'),
  coil: said('coil, polyester', 'spirale de polyester'),
}

export const zipEnds = {
  open: said(
    'separating, one slider; box and slider on the wearer’s left, pin on the wearer’s right',
    'séparable, un curseur; butée et curseur à gauche du porteur, goupille à sa droite',
  ),
  closed: said('closed at its lower end, one slider', 'fermée au bout inférieur, un curseur'),
} as const

export const pullerKinds = {
  tab: said('metal tab, of the slider’s own metal', 'languette de métal, du métal du curseur'),
  cord: said(
    'round cord of braided polyester, doubled through the slider’s eye, both ends in one overhand knot',
    'cordon rond de polyester tressé, passé en double dans l’œil du curseur, les deux bouts dans un seul nœud',
  ),
} as const

/** A pocket’s is a cord, whatever the front’s is. */
export const pullerColor = said(
  'that of the puller among the materials, as a target for its cord too',
  'celle de la tirette parmi les matières, cible pour son cordon aussi',
)

export const sliderKind = said(
  'self-locking, of the chain’s size',
  'autobloquant, de la grosseur de la chaîne',
)

export const loopKinds = {
  round: said('round elastic', 'élastique rond'),
  flat: said('flat elastic', 'élastique plat'),
} as const

export const pomKind = said(
  'strands tied in their middle, trimmed round',
  'brins noués en leur milieu, taillés en boule',
)

/** From what a stripe or tape is measured; French has it with its preposition. */
export const bandEdges: Readonly<Record<string, Label>> = {
  centre: said('the centre seam', 'de la couture du milieu'),
  neckLeft: said('the neck seam', 'de la couture d’encolure'),
  side: said('the side seam', 'de la couture de côté'),
  sideLeft: said('the side seam', 'de la couture de côté'),
  shoulderLeft: said('the shoulder seam', 'de la couture d’épaule'),
  free: said('the free edge', 'du bord libre'),
  hem: said('the lower edge of the piece', 'du bord inférieur de la pièce'),
  fold: said('the fold at its lower edge', 'du pli de son bord inférieur'),
  foldLine: said('the folded edge', 'du bord plié'),
  topRight: said('the upper edge of the piece', 'du bord supérieur de la pièce'),
  cuffEnd: said('the lower edge of the cuff', 'du bas du bord'),
  top: said('the edge', 'du bord'),
  lower: said('the lower edge of the piece, at its middle', 'du bord inférieur de la pièce, en son milieu'),
  toe: said('the line where the toe begins', 'de la ligne où commence la pointe'),
}

export const fromEdge = (edge: Label): Label =>
  said(`From ${edge.en} to its nearer border`, `À partir ${edge.fr}, jusqu’à sa lisière la plus proche`)

export const onSeam = (edge: Label): Label =>
  said(`its middle on ${edge.en}`, `son milieu le long ${edge.fr}`)

export const acrossSeam = said('Lies', 'Posé')

/** What a rule is laid to, of a trim that is set at a point. */
export const trimMarks = {
  top: said('its middle', 'à son milieu'),
  middle: said('its middle', 'à son milieu'),
  edge: said('its middle', 'à son milieu'),
} as const
