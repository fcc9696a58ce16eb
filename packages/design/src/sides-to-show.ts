type SidePicture = { readonly side: string }

/** The front, or the first side with artwork where the front has none; and the others that carry some. */
export function sidesToShow<Image extends SidePicture>(
  images: readonly Image[],
  decoratedSides: readonly string[],
): {
  readonly first: Image | undefined
  readonly carrying: readonly Image[]
  readonly bare: readonly Image[]
} {
  const carries = ({ side }: SidePicture) => decoratedSides.includes(side)
  const front = images[0]
  const first = front && carries(front) ? front : (images.find(carries) ?? front)
  const others = images.filter(image => image !== first)
  return { first, carrying: others.filter(carries), bare: others.filter(image => !carries(image)) }
}
