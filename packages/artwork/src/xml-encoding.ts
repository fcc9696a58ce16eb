/** The label of the encoding in which an XML file is written: by its mark, by its zeros, or as it declares. */
export function xmlEncodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === lessThan && second === 0) return 'utf-16le'
  if (first === 0 && second === lessThan) return 'utf-16be'
  const declared = /^<\?xml [^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']/.exec(
    String.fromCharCode(...bytes.subarray(0, 300)),
  )?.[1]
  // Sixteen bits would have shown in its first two bytes: some programs declare what they do not write.
  return declared === undefined || /^utf-?16|^ucs-?2|^iso-10646-ucs-2/i.test(declared) ? 'utf-8' : declared
}

const lessThan = 0x3c
