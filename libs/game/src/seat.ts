/**
 * A place at the table, numbered from 1 and clockwise: the left-hand neighbour of seat i is seat i + 1.
 * Who sits there, a person, a team or a bot, is the table's business.
 */
export type Seat = number;

/** For whom something is shown. Spectators see what everybody at the table sees. */
export type Viewer = Seat | 'spectator';
