// Preloaded into the processes that `npm start` runs: when it is gone, even killed, they end too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
