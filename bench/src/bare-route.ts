import Fastify from 'fastify'
import pg from 'pg'

/**
 * The least that an update can do: lock a row, write a JSON document of equal size, answer as many bytes; and a call that
 * only reads it.
 */
const settings = JSON.parse(process.argv[2] ?? '{}') as { connection: pg.PoolConfig; answerBytes: number }
const pool = new pg.Pool({ ...settings.connection, max: 20 })
const app = Fastify()
const answer = JSON.stringify({ data: 'x'.repeat(settings.answerBytes) })

app.post<{ Body: { id: number } }>('/update', async (request, reply) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ document: unknown }>(
      'select document from bare_designs where id = $1 for update',
      [request.body.id],
    )
    await client.query('update bare_designs set document = $2, revision = revision + 1 where id = $1', [
      request.body.id,
      JSON.stringify(rows[0]?.document),
    ])
    await client.query('commit')
  } finally {
    client.release()
  }
  return reply.type('application/json').send(answer)
})

app.post<{ Body: { id: number } }>('/read', async (request, reply) => {
  await pool.query('select document from bare_designs where id = $1', [request.body.id])
  return reply.type('application/json').send(answer)
})

await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
process.once('SIGTERM', () => process.exit(0))
