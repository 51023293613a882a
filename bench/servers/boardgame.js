// A server of boardgame.io for bench/server.py: node boardgame.js LIBRARY memory|FOLDER, on a port of the system's choice.
// The game is about as large as ours: a board of 49 fields with three tiles each, of which the top ones show, and two secret racks.
const path = require('path')
const [library, storage] = process.argv.slice(2)
const { FlatFile, Server, Origins } = require(path.join(library, 'node_modules', 'boardgame.io', 'server'))
const { INVALID_MOVE } = require(path.join(library, 'node_modules', 'boardgame.io', 'core'))

const MOTIFS = ['ship', 'wheat', 'stairs', 'bird', 'horse', 'snake', 'ox', 'block', 'plinth', 'column', 'dome', 'scarab']
const FIELDS = 49
const LIMIT = 12

const name = (field) => 'abcdefg'[field % 7] + (Math.floor(field / 7) + 1)
const hidden = (tiles) => tiles.map((tile) => ({ ...tile, face: null }))
const dealt = (random) =>
  Array.from({ length: FIELDS }, (_, field) => ({
    name: name(field),
    tiles: Array.from({ length: 3 }, (_, place) => ({ id: `${name(field)}.${place}`, face: MOTIFS[random.Die(12) - 1] })),
  }))

const digging = {
  name: 'digging',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({ board: dealt(random), racks: { 0: [], 1: [] }, sold: { 0: 0, 1: 0 }, left: 3 * FIELDS }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    dig: ({ G, playerID }, field) => {
      const stack = G.board[field]?.tiles
      if (!stack?.length || G.racks[playerID].length >= LIMIT) return INVALID_MOVE
      G.racks[playerID].push(stack.pop())
      G.left -= 1
    },
    sell: ({ G, playerID }, face) => {
      const rack = G.racks[playerID]
      const count = rack.filter((tile) => tile.face === face).length
      if (!count) return INVALID_MOVE
      G.racks[playerID] = rack.filter((tile) => tile.face !== face)
      G.sold[playerID] += count * count
    },
  },
  endIf: ({ G }) => (G.left === 0 ? { winner: G.sold[0] >= G.sold[1] ? '0' : '1' } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    board: G.board.map((field) => ({ ...field, tiles: [...hidden(field.tiles.slice(0, -1)), ...field.tiles.slice(-1)] })),
    racks: Object.fromEntries(Object.entries(G.racks).map(([seat, rack]) => [seat, seat === playerID ? rack : hidden(rack)])),
  }),
}

const db = storage === 'memory' ? {} : { db: new FlatFile({ dir: storage }) }
const log = console.log
console.log = () => {}
Server({ games: [digging], origins: [Origins.LOCALHOST, /.*/], ...db })
  .run({ port: 0 })
  .then(({ appServer }) => log(`http://127.0.0.1:${appServer.address().port}/`))
