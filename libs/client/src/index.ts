export { callRoute, type CallOf, type RestClientOptions } from './rest-client.js';
export {
  SocketClient,
  type ConnectionState,
  type SocketClientOptions,
  type WebSocketLike,
} from './socket-client.js';
export {
  TableClient,
  type CommandData,
  type TableChange,
  type TableClientOptions,
  type TableCommand,
} from './table-client.js';
export { withChanges } from './with-changes.js';
