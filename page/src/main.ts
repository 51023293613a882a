import { mount } from "svelte";
import "./app.css";
import { startServiceWorker } from "$lib/browser/service-worker";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
startServiceWorker();
