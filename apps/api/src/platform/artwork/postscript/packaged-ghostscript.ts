import fs from 'node:fs'
import process from 'node:process'
import loadGhostscript from '@okathira/ghostpdl-wasm'
import { pdfWords } from '#api/platform/artwork/postscript/pdf-words.ts'

const tell = (line: string) => process.stderr.write(`${line}\n`)

/** Writes a PostScript program's first page as PDF to its output, in the box that it is told. Its file system is in memory, and only the file is in it. */
const ghostscript = await loadGhostscript({ print: tell, printErr: tell })
ghostscript.FS.writeFile('source', fs.readFileSync(String(process.argv[2])))
const box = process.argv[3] === undefined ? undefined : JSON.parse(process.argv[3])
const code = ghostscript.callMain([...pdfWords(box, 'page.pdf', 'source')])
// A pipe takes a large page in parts.
if (code === 0) process.stdout.write(ghostscript.FS.readFile('page.pdf'), () => process.exit(0))
else process.exit(code)
