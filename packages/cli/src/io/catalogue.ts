/** In a file of its own, so that the bundle of a call that needs a catalogue contains nothing else of the messages. */
export { Catalogue } from "@tyche/messages";
