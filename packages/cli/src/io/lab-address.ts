/** The Lab's default port; if it is taken, any free port is used. */
export const LAB_PORT = 4173;

/** Where `tyche lab` serves the Lab by default. */
export const LAB_ADDRESS = `http://127.0.0.1:${LAB_PORT}/`;
