/** What people call products besides the names that they have here, in either language. */
const families: Readonly<Record<string, string>> = {
  shirt: 'tee tshirt top jersey chandail gaminet maillot haut',
  sweatshirt: 'crewneck crew neck jumper sweater sweat coton ouaté molleton chandail gilet pull',
  hoodie:
    'hoody hooded sweatshirt sweater sweat kangourou coton ouaté capuche capuchon chandail gilet molleton',
  pullover: 'fleece sweater jacket veste chandail gilet pull polaire',
  mockneck: 'turtleneck funnel collar sweater col roulé cheminée chandail coton ouaté',
  sleevelessPolar: 'gilet bodywarmer sleeveless jacket fleece veste sans manches polaire',
  sleevelessJacket: 'gilet bodywarmer sleeveless jacket puffer down veste sans manches doudoune manteau',
  sweatpants: 'joggers jogging track pants trousers bottoms pantalon coton ouaté molleton',
  beanie: 'hat toque tuque cap winter bonnet chapeau',
  socks: 'chaussettes stockings bas',
  mask: 'masque face covering couvre-visage',
}

const products: Readonly<Record<string, string>> = {
  womanTshirt: 'ladies dames femme',
  longsleeve: 'longsleeves sleeves manches longues raglan',
  sweatshirt: 'raglan',
  hoodie: 'raglan',
  hoodieZip: 'raglan zipper zipped jacket veste fermeture éclair glissière',
  hoodieWoman: 'ladies dames femme',
  hoodieSnap: 'raglan buttons boutons pression',
  tshirt: 'ringer',
  pulloverSnap: 'raglan polo buttons boutons pression',
  pulloverZip: 'raglan quarter half 1/4 1/2 zipper quart demi fermeture éclair glissière',
  pulloverFullSnap: 'raglan cardigan buttons boutons pression manteau',
  mockneck: 'raglan polo',
  mockneckFullZip: 'track bomber varsity jacket zipper veste fermeture éclair glissière',
  sleevelessJacketWoman: 'ladies dames femme',
  waffleBeanie: 'gaufré',
  pompomBeanie: 'bobble pompon',
  casualSocks: 'dress crew ville',
  sportSocks: 'athletic tube hockey soccer',
}

export function spokenNamesOf(family: string, product: string): string {
  return `${families[family] ?? ''} ${products[product] ?? ''}`
}
