import { Fragment } from 'react'

/** A mark that ends a sentence is none of the address before it. */
const address = /(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?)\]'’])/

/** Words of a person, with the addresses in them as links, which open beside the page. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(address).map((part, index) =>
    // Every second part is what the pattern matched.
    index % 2 === 1 && URL.canParse(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part of a text has no other name
      <a key={index} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part of a text has no other name
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
