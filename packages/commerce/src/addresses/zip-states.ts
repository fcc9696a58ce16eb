/**
 * The first three digits of the zip codes of each state, `from-to`, a few of two digits, as the US Postal Service has
 * them.
 */
const prefixes: Readonly<Record<string, string>> = {
  AL: '350-352 354-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200-200 202-205 569-569',
  FL: '320-339 341-349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MD: '206-219',
  MA: '010-027 055-055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '005-005 063-063 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-732 734-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733-733 750-799 885-885',
  UT: '840-847',
  VT: '050-059',
  VA: '201-201 220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831 834-834',
  AS: '967-967',
  GU: '969-969',
  MP: '969-969',
  PR: '006-007 009-009',
  VI: '008-008',
  AA: '340-340',
  AE: '090-098',
  AP: '962-966',
}

const ranges = Object.entries(prefixes).flatMap(([state, list]) =>
  list.split(' ').map(range => ({ state, from: Number(range.slice(0, 3)), to: Number(range.slice(4)) })),
)

/** AD5: the states that a zip code may be of; none of what no state has. */
export function statesOfZip(code: string): readonly string[] {
  const prefix = Number(/^\d{3}/.exec(code.trim())?.[0])
  return ranges.filter(({ from, to }) => from <= prefix && prefix <= to).map(({ state }) => state)
}
