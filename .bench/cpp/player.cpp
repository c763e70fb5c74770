// The agent of github.com/indjev99/7-Wonders-Duel-AI at our table. It reads a line and answers it by a line of JSON:
//
//   new SEED        begins a game
//   play ACTION     plays a move, or what chance has turned up; what is face down on our table is unknown here, too
//   think SECONDS   the agent chooses, in so many seconds of CPU time
//
// Actions are written in the words of our notation, but a card of the structure has its name in place of a slot: `construct baths`,
// `construct-wonder baths pyramids`, `reveal 3 tavern`. An action that the rules of the engine do not allow is answered by a `fault`.
#include "agents/agent_mcts_blind_reveals.h"
#include "game/game_state.h"
#include "game/results.h"
#include "utils/random.h"
#include "utils/timer.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

std::chrono::nanoseconds cpu(clockid_t clock) {
    timespec time;
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

// The timer of the engine reads the clock on the wall, which also runs while others have the processor. Ours takes its place.
Timer::Timer(double secs) : secs(secs), startTime(cpu(CLOCK_PROCESS_CPUTIME_ID)) {}

bool Timer::haveTime() const {
    const std::chrono::duration<double> spent = cpu(CLOCK_PROCESS_CPUTIME_ID) - startTime.time_since_epoch();
    return spent.count() < secs;
}

namespace {

/** A name of the engine as an id of ours: `The Great Library` is `great-library`. */
std::string idOf(int object) {
    std::string id = objects[object].name;
    if (id.rfind("The ", 0) == 0) id = id.substr(4);
    std::transform(id.begin(), id.end(), id.begin(), [](unsigned char c) { return c == ' ' ? '-' : std::tolower(c); });
    return id;
}

int objectOf(const std::string& id) {
    static const std::map<std::string, int> known = [] {
        std::map<std::string, int> made;
        for (int object = 0; object < NUM_OBJECTS; object++) made[idOf(object)] = object;
        return made;
    }();
    const auto found = known.find(id);
    if (found == known.end()) throw GameException("no object " + id, {});
    return found->second;
}

/** What a decision is called: that of a seat, or of chance. */
std::string kindOf(const Action& action) {
    switch (action.type) {
    case ACT_MOVE_PLAY_PYRAMID_CARD:
        return action.arg2 == ACT_ARG2_BUILD ? "construct" : action.arg2 == ACT_ARG2_DISCARD ? "discard" : "construct-wonder";
    case ACT_MOVE_BUILD_GAME_TOKEN:
    case ACT_MOVE_BUILD_BOX_TOKEN: return "take-progress";
    case ACT_MOVE_BUILD_DISCARDED: return "build-discarded";
    case ACT_MOVE_DESTROY_OBJECT: return "destroy-card";
    case ACT_MOVE_SELECT_WONDER: return "draft-wonder";
    case ACT_MOVE_CHOOSE_START_PLAYER: return "choose-first-player";
    case ACT_REVEAL_GUILD: return "purple-place";
    case ACT_REVEAL_PYRAMID_CARD: return "reveal";
    case ACT_REVEAL_GAME_TOKEN:
    case ACT_REVEAL_BOX_TOKEN: return "draw-progress";
    case ACT_REVEAL_WONDER: return "draw-wonder";
    case ACT_REVEAL_FIRST_PLAYER: return "first-player";
    default: throw GameException("unknown action", {{"type", action.type}});
    }
}

std::string wordsOf(const Action& action) {
    const std::string kind = kindOf(action);
    if (action.type == ACT_MOVE_CHOOSE_START_PLAYER) return kind + " " + std::to_string(action.arg1);
    const std::string words = kind + " " + idOf(action.arg1);
    return kind == "construct-wonder" ? words + " " + idOf(action.arg2) : words;
}

/** The action that some words name, as the answer to what the game expects. */
Action actionOf(const GameState& game, std::istringstream& words) {
    std::string kind, first, second;
    words >> kind >> first >> second;
    Action action = game.getExpectedAction();
    if (kind == "construct") action = Action(ACT_MOVE_PLAY_PYRAMID_CARD, objectOf(first), ACT_ARG2_BUILD);
    else if (kind == "discard") action = Action(ACT_MOVE_PLAY_PYRAMID_CARD, objectOf(first), ACT_ARG2_DISCARD);
    else if (kind == "construct-wonder") action = Action(ACT_MOVE_PLAY_PYRAMID_CARD, objectOf(first), objectOf(second));
    else if (kind != kindOf(action)) throw GameException("no " + kind + " but " + kindOf(action), {});
    else if (kind == "reveal") action = Action(action.type, objectOf(second), std::stoi(first));
    else if (kind == "purple-place" || kind == "first-player" || kind == "choose-first-player") action.arg1 = std::stoi(first);
    else action.arg1 = objectOf(first);
    return action;
}

template <class Each, class Text>
std::string listOf(const Each& each, Text text) {
    std::string list;
    for (const auto& one : each) list += (list.empty() ? "" : ",") + text(one);
    return "[" + list + "]";
}

const auto quoted = [](const std::string& text) { return "\"" + text + "\""; };
const auto number = [](int value) { return std::to_string(value); };

/** What lies on the slots of the structure: nothing before the first Age. */
std::string structureOf(const GameState& game) {
    std::vector<std::string> slots;
    for (int slot = 0; game.getCurrAge() >= 0 && slot < PYRAMID_SIZE; slot++) {
        const int object = game.getPyramidSlot(slot).objectId;
        slots.push_back(object == OBJ_NONE ? "null" : quoted(object == SLOT_UNREVEALED ? "face-down" : idOf(object)));
    }
    return listOf(slots, [](const std::string& slot) { return slot; });
}

/** What comes next: chance, the decision of a seat, or the end. */
std::string positionOf(const GameState& game) {
    if (game.isTerminal()) {
        const int result = game.getResult(0);
        const char* const endings[] = {"shared", "points", "science", "military", "blue-cards"};
        const std::string winner = result == RESULT_DRAW ? "null" : result > 0 ? "0" : "1";
        const std::vector<int> points = {game.getScore(0), game.getScore(1)};
        return "{\"ending\":" + quoted(endings[std::abs(result)]) + ",\"winner\":" + winner + ",\"points\":" + listOf(points, number) + "}";
    }
    const Action& expected = game.getExpectedAction();
    if (game.getCurrActor() == ACTOR_GAME) {
        const std::string slot = expected.type == ACT_REVEAL_PYRAMID_CARD ? ",\"slot\":" + std::to_string(expected.arg2) : "";
        return "{\"chance\":" + quoted(kindOf(expected)) + slot + "}";
    }
    const std::vector<int> coins = {game.getCoins(0), game.getCoins(1)};
    const auto moves = listOf(game.getPossibleActions(), [](const Action& action) { return quoted(wordsOf(action)); });
    return "{\"seat\":" + std::to_string(game.getCurrActor()) + ",\"coins\":" + listOf(coins, number) +
        ",\"lead\":" + std::to_string(game.getMilitaryLead(0)) + ",\"structure\":" + structureOf(game) + ",\"moves\":" + moves + "}";
}

std::string think(const GameState& game, double seconds) {
    const auto thread = cpu(CLOCK_THREAD_CPUTIME_ID);
    const auto process = cpu(CLOCK_PROCESS_CPUTIME_ID);
    MCConfig config;
    config.secsPerMove = seconds;
    AgentMctsBlindReveals agent(config);
    agent.setPlayer(game.getCurrActor());
    agent.setGame(game);
    agent.numGames = 0;
    const std::string move = wordsOf(agent.getAction());
    const auto spentBy = [](std::chrono::nanoseconds since, clockid_t clock) {
        return std::to_string(std::chrono::duration<double, std::milli>(cpu(clock) - since).count());
    };
    return "{\"move\":" + quoted(move) + ",\"iterations\":" + std::to_string(agent.numGames) +
        ",\"thread\":" + spentBy(thread, CLOCK_THREAD_CPUTIME_ID) + ",\"process\":" + spentBy(process, CLOCK_PROCESS_CPUTIME_ID) + "}";
}

std::string answer(GameState& game, const std::string& line) {
    std::istringstream words(line);
    std::string command;
    words >> command;
    if (command == "think") {
        double seconds = 0;
        words >> seconds;
        return think(game, seconds);
    }
    if (command == "new") {
        int seed = 0;
        words >> seed;
        setSeed(seed);
        game.reset();
    } else game.doAction(actionOf(game, words));
    return positionOf(game);
}

} // namespace

int main() {
    GameState game;
    for (std::string line; std::getline(std::cin, line);) {
        try {
            std::cout << answer(game, line) << std::endl;
        } catch (const GameException& fault) {
            std::string text = fault.what();
            std::replace(text.begin(), text.end(), '"', '\'');
            std::replace(text.begin(), text.end(), '\n', ' ');
            std::cout << "{\"fault\":" << quoted(text) << "}" << std::endl;
        }
    }
}
