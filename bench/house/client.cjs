// One client for all servers: node client.cjs KIND PORT[,PORT] PIDS WHAT TABLES SECONDS
// KIND: boardgame, colyseus, or one of our games. PIDS: of the server's processes.
// WHAT: play (each table as fast as it goes), paced (so many moves a second in all: MOVES in the
// environment), idle (two moves each, then leave),
// open (two moves each, then stay) or long (SECONDS is a number of moves: CPU by quarters of it).
// Prints one line of JSON.
const { readFileSync } = require('fs')
const { Client } = require('colyseus.js')
const { io } = require('socket.io-client')
const WebSocket = require('ws')

const [kind, port, pids, what, tables, seconds] = process.argv.slice(2)
const ports = port.split(',') // several houses: the players of a table sit at different ones
const home = `http://127.0.0.1:${ports[0]}`
const now = () => Number(process.hrtime.bigint()) / 1e6

// Microseconds of processor time that the server has used, in its own code and in the kernel.
function used() {
  return pids.split(',').reduce((sum, pid) => {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'ascii').split(') ')[1].split(' ').slice(11, 13)
    return sum + (Number(user) + Number(system)) * 10_000
  }, 0)
}

async function asked(path, body, cookie) {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
  const answer = await fetch(home + path, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

// A seat has send(move), waits with next(), and knows the moves it may make.
class Seat {
  constructor() { this.waiting = null; this.count = 0 }
  arrived() { this.count += 1; if (this.waiting) { const go = this.waiting; this.waiting = null; go() } }
  seen(count) { return this.count >= count ? Promise.resolve() : new Promise((go) => { this.waiting = () => (this.count >= count ? go() : (this.waiting = () => go())) }) }
}

async function veilleeTable() {
  const cookies = []
  for (let seat = 0; seat < 2; seat++) cookies.push((await asked('/api/me')).headers.get('set-cookie').split(';')[0])
  const table = await (await asked('/api/tables', { game: kind, seats: 2, chairs: ['me'], options: kind === 'noughts' ? { boards: 1_000_000 } : {} }, cookies[0])).json()
  await asked(`/api/tables/${table.id}/commands`, { type: 'sit', seat: 1 }, cookies[1])
  await asked(`/api/tables/${table.id}/commands`, { type: 'start' }, cookies[0])
  const seats = []
  for (const [place, cookie] of cookies.entries()) {
    const seat = new Seat()
    seat.acks = new Seat()
    seat.socket = new WebSocket(`ws://127.0.0.1:${ports[place % ports.length]}/api/tables/${table.id}/live`, { headers: { cookie }, perMessageDeflate: false })
    seat.socket.on('message', (text) => {
      const frame = JSON.parse(text)
      if (frame.type === 'frame') { seat.frame = frame; seat.arrived() } else if (frame.type === 'ack') seat.acks.arrived()
      else if (frame.type === 'refused') throw new Error(frame.text)
    })
    await seat.seen(1)
    seats.push(seat)
  }
  let number = 0
  return {
    seats,
    turn: () => seats.findIndex((seat) => seat.frame.legal.length),
    async move(at) {
      const seat = seats[at]
      const legal = seat.frame.legal
      const seen = seats.map((one) => one.count), acks = seat.acks.count
      const start = now()
      number += 1
      seat.socket.send(JSON.stringify({ type: 'move', id: String(number), move: legal[(number * 37) % legal.length] }))
      await seats[1 - at].seen(seen[1 - at] + 1)
      const took = now() - start
      await seat.acks.seen(acks + 1)
      await seat.seen(seen[at] + 1)
      return took
    },
    close: () => seats.forEach((seat) => seat.socket.close()),
  }
}

async function boardgameTable() {
  // A match that nobody has made yet is made when it is first asked for.
  const matchID = `match-${process.pid}-${(boardgameTable.made = (boardgameTable.made ?? 0) + 1)}`
  const seats = []
  for (const playerID of ['0', '1']) {
    const seat = new Seat()
    seat.socket = io(`${home}/tic-tac-toe`, { transports: ['websocket'], forceNew: true })
    seat.socket.on('update', (_match, state) => { seat.state = state; seat.arrived() })
    seat.socket.on('sync', (_match, info) => { seat.state = info.state; seat.arrived() })
    await new Promise((go) => seat.socket.on('connect', go))
    seat.socket.emit('sync', matchID, playerID, undefined, 2)
    await seat.seen(1)
    seats.push(seat)
  }
  return {
    seats,
    turn: () => Number(seats[0].state.ctx.currentPlayer),
    async move(at) {
      const seat = seats[at]
      const free = seat.state.G.cells.flatMap((cell, place) => (cell === null ? [place] : []))
      const seen = seats.map((one) => one.count)
      const start = now()
      const payload = { type: 'clickCell', args: [free[free.length >> 1]], playerID: String(at) }
      seat.socket.emit('update', { type: 'MAKE_MOVE', payload }, seat.state._stateID, matchID, String(at))
      await seats[1 - at].seen(seen[1 - at] + 1)
      const took = now() - start
      await seat.seen(seen[at] + 1)
      return took
    },
    close: () => seats.forEach((seat) => seat.socket.close()),
  }
}

async function colyseusTable() {
  const client = (colyseusTable.client ??= new Client(home))
  const first = await client.create('tic-tac-toe')
  const seats = []
  for (const room of [first, await client.joinById(first.roomId)]) {
    const seat = new Seat()
    seat.room = room
    room.onStateChange((state) => { seat.state = state; seat.arrived() })
    if (room.state?.cells?.length) { seat.state = room.state; seat.arrived() }
    await seat.seen(1)
    seats.push(seat)
  }
  return {
    seats,
    turn: () => seats[0].state.turn,
    async move(at) {
      const free = seats[at].state.cells.toArray().flatMap((cell, place) => (cell < 0 ? [place] : []))
      const seen = seats.map((one) => one.count)
      const start = now()
      seats[at].room.send('mark', free[free.length >> 1])
      await seats[1 - at].seen(seen[1 - at] + 1)
      const took = now() - start
      await seats[at].seen(seen[at] + 1)
      return took
    },
    close: () => seats.forEach((seat) => seat.room.leave()),
  }
}

const lay = { boardgame: boardgameTable, colyseus: colyseusTable }[kind] ?? veilleeTable

// CPU a move in each quarter of matches of so many moves.
async function inQuarters(laid, length) {
  const quarters = []
  for (let quarter = 0; quarter < 4; quarter++) {
    const before = used()
    await Promise.all(laid.map(async (table) => { for (let n = 0; n < length / 4; n++) await table.move(table.turn()) }))
    quarters.push((used() - before) / (laid.length * length / 4))
  }
  return quarters
}

async function measure() {
  const count = Number(tables)
  const laid = []
  await Promise.all(Array.from({ length: 8 }, async () => {
    while (laid.length < count) {
      const place = laid.push(null) - 1
      const table = laid[place] = await lay()
      if (what === 'idle' || what === 'open') { await table.move(table.turn()); await table.move(table.turn()) }
      if (what === 'idle') table.close()
    }
  }))
  if (what === 'idle') return { tables: count }
  if (what === 'open') {
    // The pages stay open until whoever measures has measured.
    console.log(JSON.stringify({ tables: count }))
    return new Promise(() => {})
  }
  if (what === 'long') return { quarters: await inQuarters(laid, Number(seconds)) }
  const times = []
  const pause = what === 'paced' ? (1000 * count) / Number(process.env.MOVES) : 0
  const before = used(), start = now()
  const end = start + Number(seconds) * 1000
  await Promise.all(laid.map(async (_table, place) => {
    while (now() < end) {
      const at = laid[place].turn()
      if (at < 0) { laid[place].close(); laid[place] = await lay(); continue }
      // People do not move in step: each waits for as long as chance will have it.
      if (pause) await new Promise((go) => setTimeout(go, -Math.log(1 - Math.random()) * pause))
      times.push(await laid[place].move(at))
    }
  }))
  const spent = (now() - start) / 1000
  const cpu = (used() - before) / times.length
  times.sort((a, b) => a - b)
  laid.forEach((table) => table.close())
  return { moves: times.length / spent, cpu, p50: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)] }
}

measure().then((result) => { console.log(JSON.stringify(result)); process.exit(0) }, (error) => { console.error(error); process.exit(1) })
